import { readFileSync } from 'node:fs';
import type { findingText } from '../../widgets/diagnostics/doctor/report.ts';
import type { checkSnippet } from '../../widgets/diagnostics/markup/check-snippet.ts';
import { withWidgetModules } from '../contract/vite-modules.ts';
import { configurationLine, elementLine, loaderLine } from '../snippet/lines.ts';

/** The address is of no importance: a configuration is right or wrong on any page. */
const ANY_PAGE = 'https://www.example.com/';

/**
 * Reads the file with the configuration of a site, and checks it as the configuration of a page with a login.
 * @throws Error with all mistakes, in the words of the doctor
 */
export async function readSite(path: string): Promise<object> {
  const json = textOf(path);
  const mistakes = await mistakesIn(json);
  if (mistakes.length > 0) throw new Error(`--site: ${path} is wrong:\n${mistakes.join('')}`);
  return JSON.parse(json);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`--site: ${path} cannot be read: ${(error as Error).message}`);
  }
}

function mistakesIn(json: string): Promise<string[]> {
  const login = elementLine({ tag: 'cntv-login', attributes: [], fallback: { text: '登录' } });
  const page = [loaderLine('/'), configurationLine(json), login].join('\n');
  return withWidgetModules(async (load) => {
    const snippet = (await load('diagnostics/markup/check-snippet.ts')) as {
      checkSnippet: typeof checkSnippet;
    };
    const report = (await load('diagnostics/doctor/report.ts')) as { findingText: typeof findingText };
    const findings = await withWindow(() => snippet.checkSnippet(page, ANY_PAGE));
    return findings.map((found, index) => report.findingText(found, index + 1));
  });
}

/** The check of a key asks for the random source of a browser. */
async function withWindow<Result>(check: () => Promise<Result>): Promise<Result> {
  const names = { window: globalThis, self: globalThis };
  Object.assign(globalThis, names);
  const result = await check();
  for (const name of Object.keys(names)) Reflect.deleteProperty(globalThis, name);
  return result;
}
