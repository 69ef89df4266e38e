import { readFile } from 'node:fs/promises';
import type { Services } from '../http/services';
import { configuration } from './layout';

const CONFIGURATION = /(<script[^>]+data-cntv-config>)([^<]*)/;

/** Reads a page that was written by hand, with this portal's page configuration below its own; null if there is none. */
export async function readConfiguredPage(services: Services, file: URL | string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return (
    text?.replace(CONFIGURATION, (_, tag: string, own: string) => tag + configured(services, own)) ?? null
  );
}

/** Invalid JSON is left for the console message of the widgets. The key is always that of this installation. */
function configured(services: Services, own: string): string {
  try {
    const config = JSON.parse(own);
    const signing = { ...config.signing, publicKey: services.publicKey };
    return configuration(services, { ...config, signing });
  } catch {
    return own;
  }
}
