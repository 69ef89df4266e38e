import type { Manifest } from '../../.build/contract/tools/elements';
import type { Elements, Hashes } from '../../.build/snippet/lines';
import type { GalleryData } from './choices/choices';
import { contractOf } from './manifest';

/** The folder of the built widgets. */
const FOLDER = new URL(readBlock('#folder') ?? '', document.baseURI).href;

/** @throws Error whose message is the name of the file that cannot be read */
export async function loadData(): Promise<GalleryData> {
  const [manifest, usual] = await Promise.all([
    loadFile<Manifest>('custom-elements.json'),
    loadFile<Elements>('snippet.json'),
  ]);
  const site = readBlock<GalleryData['config']>('#site');
  return {
    contracts: { en: contractOf(manifest), 'zh-CN': contractOf(manifest, 'zh-CN') },
    usual,
    config: site ?? readBlock('[data-cntv-config]') ?? {},
    site,
    folder: FOLDER,
    calls: readBlock('#portal'),
    isNarrow: matchMedia('(max-width:600px)').matches,
  };
}

/** @throws Error outside the folder of a release */
export function loadHashes(): Promise<Hashes> {
  return loadFile('integrity.json');
}

/** Loads the tool that checks snippets, which the page editors also use on their pages. */
export function loadDoctor(): Promise<typeof import('../../widgets/diagnostics/doctor/doctor')> {
  return import(/* @vite-ignore */ `${FOLDER}cntv-doctor.js`);
}

async function loadFile<Content>(file: string): Promise<Content> {
  const response = await fetch(FOLDER + file);
  if (!response.ok) throw new Error(file);
  return response.json();
}

/** Returns the JSON of a data block of the page. */
function readBlock<Content>(selector: string): Content | null {
  return JSON.parse(document.querySelector(selector)?.textContent ?? 'null');
}
