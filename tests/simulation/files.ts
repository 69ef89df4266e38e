import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/source/text';

const TYPE = { 'content-type': 'text/javascript' };
const FOREVER = { ...TYPE, 'cache-control': 'public, max-age=31536000, immutable' };

/** How a file of a release fails once. */
export const FILE_FAULTS = {
  missing: () => new Response('', { status: 404 }),
  cut: (source: string) => new Response(source.slice(0, source.length / 2), { headers: FOREVER }),
  html: () => new Response('<!doctype html><title>Busy</title>', { headers: FOREVER }),
};
/** Files that fail, by their names: the elements request files in parallel, so that an order would not be the same again. */
export const PARTS = [
  'account account.chunk account.view aes apply-form.view base built-ins.chunk calls captcha-dialog core form-engine',
  'login.view login-rest.chunk member-center.view menu-box.chunk messages-screen react submit-modules ui',
  'unread-badge.view use-logout zod',
].flatMap((names) => names.split(' '));
type Fault = { kind: keyof typeof FILE_FAULTS; part: string };

/** The built files in a folder for each release. All have the same bytes, but the browser has none of a new release. */
export class Files {
  private release = 1;
  private fault: Fault | null = null;

  get loader(): string {
    return `/r${this.release}/cntv-widgets.js`;
  }

  /** Replaces the release by a new one, of which the browser has no file yet, and deletes its files. */
  replace(fault: Fault | null = null): void {
    this.release += 1;
    this.fault = fault;
  }

  mend(): void {
    this.fault = null;
  }

  /** @returns nothing for a path outside the releases. The loader encodes letters of a path when it requests a file again. */
  answer(path: string): Response | undefined {
    const [, release, file = ''] = /^\/r(\d+)\/([\w./-]+\.js)$/.exec(decodeURI(path)) ?? [];
    if (!release) return undefined;
    const built = join(root, 'dist', file);
    if (Number(release) !== this.release || !existsSync(built)) return FILE_FAULTS.missing();
    const source = readFileSync(built, 'utf8');
    const { fault } = this;
    if (!fault || !file.startsWith(`c/${fault.part}-`)) return new Response(source, { headers: FOREVER });
    this.fault = null;
    return FILE_FAULTS[fault.kind](source);
  }
}
