import { VERSION as version } from '#config/version.build-time';
import type { Finding } from '../../markup/finding';
import { moduleScript } from '../../markup/script-checks';
import type { Loader, Observed } from '../observe';
import { finding } from '../observed-finding';
import type { Answer } from '../requests';
import { isScript } from './file-checks';

/** Scripts that are not those of the doctor's folder, or that only the browser's cache still has. */
export function versions({ loaders }: Observed): Finding[] {
  return loaders.flatMap((loader) => [
    ...(differ(loader.stored, loader.sent)
      ? [finding('storedScript', { where: loader.url, instead: 'Cache-Control: public, max-age=300' })]
      : []),
    ...(differ(loader.sent, loader.newest) ? [versionFinding(loader)] : []),
  ]);
}

/** Only the folder of a release tells the version of a script. */
const RELEASE = /\/(\d+\.\d+\.\d+)\/[^/]*$/;

function versionFinding({ url, tag, newest }: Loader): Finding {
  const written = RELEASE.exec(new URL(url).pathname)?.[1] ?? version;
  const age = written.localeCompare(version, 'en', { numeric: true });
  // Not loadChunk: the address of a bookmark.
  const bookmark = `javascript:void import('${new URL('cntv-doctor.js', url)}').then((doctor) => doctor.open())`;
  if (age > 0) return finding('oldDoctor', { where: url, instead: bookmark }, { version, written });
  // The hash is that of the present file.
  const hash = tag.attributes.has('integrity') && { integrity: '…' };
  const instead = moduleScript(tag, { src: newest.url, ...hash });
  return finding(age < 0 ? 'oldVersion' : 'otherVersion', { where: url, instead }, { version, written });
}

function differ(one: Answer, other: Answer): boolean {
  return isScript(one) && isScript(other) && one.text !== other.text;
}
