/**
 * Compares the built files with the budgets of package.json: kilobytes after brotli of all files loaded until the
 * named moment. `--print` only prints, `--files` also prints the files, and a path names another folder of the project.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesOfView, LOGIN_AT_REST, loadedFiles } from '../.build/loaded-files.mjs';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const root = folder ? pathToFileURL(`${folder}/`) : new URL('../', import.meta.url);
const { budgets } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const filesOf = loadedFiles(root);
/** The hashes in the names of files. The loader contains names without their ending. */
const HASH = new RegExp(
  readdirSync(new URL('dist/c/', root))
    .flatMap((name) => /-([\w-]{7})\.js$/.exec(name)?.[1] ?? [])
    .join('|'),
  'g',
);
const HASH_BYTES = (7 * 6) / 8;
const LOADER = 'cntv-widgets.js';
const LOGIN = filesOfView('login');
const SUBMIT = [
  ...LOGIN,
  'src/ui/forms/form-engine.ts',
  'src/features/login/login.schema.ts',
  'src/api/sign-in/login.ts',
];
const ACCOUNT = ['widgets/account/account.chunk.ts', 'widgets/account/viewer-check.chunk.ts'];
const MEMBER_HOME = filesOfView('member-center');

/** The files loaded until each moment: chunks with all their imports, and the loader. */
const MOMENTS = {
  'loader with the prerendered login': [],
  'login at rest, with the check of the session': LOGIN_AT_REST,
  'login view attached': LOGIN,
  'login can be submitted': SUBMIT,
  'only a badge, signed out': ['widgets/unread-badge/unread-badge.chunk.ts'],
  // On an author's machine, and on a page with a mistake.
  'checks of the page on top of a badge': ['widgets/diagnostics/diagnostics.chunk.ts'],
  'links as elements on top of a badge': ['widgets/embed-links/embed-links.chunk.ts'],
  'badge with a number': [...filesOfView('unread-badge'), 'widgets/unread-badge/unread-badge.chunk.ts'],
  'account, signed in and closed': ACCOUNT,
  'account, opened': [
    ...ACCOUNT,
    ...filesOfView('account'),
    'widgets/account/menu-box.chunk.ts',
    'src/shared/unread/poller.ts',
  ],
  'registration on top of the login': [
    'src/features/register/register-screen.tsx',
    'src/i18n/zh-cn/account.ts',
  ],
  'QR login, whole': filesOfView('qr-login'),
  'login with captcha and signing': [
    ...SUBMIT,
    'src/shared/captcha/captcha-dialog.tsx',
    'src/lib/crypto/sign.ts',
  ],
  'application form, whole': [...filesOfView('apply-form'), 'src/ui/forms/form-engine.ts'],
  'member centre with its home': MEMBER_HOME,
  'messages on top of the home': ['src/features/messages/messages-screen.tsx'],
  'history on top of the home': ['src/features/history/history-screen.tsx'],
  'favourites on top of the home': ['src/features/favourites/favourites-screen.tsx'],
  'reservations on top of the home': ['src/features/reservations/reservations-screen.tsx'],
  'settings on top of the home': [
    'src/features/settings/settings-screen.tsx',
    'src/features/settings/base-message-tab.tsx',
    'src/i18n/zh-cn/settings.ts',
  ],
};

/** Files loaded before a moment, which are not counted. */
const ALREADY = {
  ...Object.fromEntries(
    Object.keys(MOMENTS)
      .filter((moment) => moment.endsWith('on top of a badge'))
      .map((moment) => [moment, [LOADER, ...filesOf('widgets/unread-badge/unread-badge.chunk.ts')]]),
  ),
  'registration on top of the login': [LOADER, ...SUBMIT.flatMap((part) => filesOf(part))],
  ...Object.fromEntries(
    Object.keys(MOMENTS)
      .filter((moment) => moment.endsWith('on top of the home'))
      .map((moment) => [moment, [LOADER, ...MEMBER_HOME.flatMap((part) => filesOf(part))]]),
  ),
};

let isOver = false;
for (const [moment, parts] of Object.entries(MOMENTS)) {
  const all = new Set([LOADER, ...parts.flatMap((part) => filesOf(part))]);
  const files = [...all].filter((file) => !ALREADY[moment]?.includes(file));
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const budget = budgets[moment];
  const verdict = kilobytes > budget ? 'OVER' : 'ok';
  isOver ||= kilobytes > budget;
  console.log(
    `${verdict.padEnd(5)}${kilobytes.toFixed(3).padStart(8)} KB of ${budget} KB  ${moment} (${files.length} files)`,
  );
  if (process.argv.includes('--files'))
    for (const file of files) console.log(`${sizeOf(file).toFixed(2).padStart(18)}  ${file}`);
}
if (isOver && !process.argv.includes('--print')) process.exitCode = 1;

/**
 * Measures the text without the hashes in the names of files, which are random: with others, a small file compresses by up
 * to 3 % better or worse. Each is counted as what its letters hold, because nothing compresses them.
 */
function sizeOf(file) {
  const text = readFileSync(new URL(`dist/${file}`, root), 'utf8');
  const hashes = new Set(text.match(HASH));
  return (brotliCompressSync(text.replace(HASH, '')).length + hashes.size * HASH_BYTES) / 1024;
}
