import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A chunk with its folders and files. */
type Chunk = readonly [name: string, paths: readonly string[]];

/**
 * The chunks that several screens share. The longest path decides: a file may be in another chunk than its folder. A chunk
 * stands below those that it imports. A chunk with the module of a dynamic import has the name of that module, which Rolldown
 * gives to the file. No chunk depends on how many elements there are.
 */
const SHARED: readonly Chunk[] = [
  ['react', ['node_modules/react', 'node_modules/react-dom']],
  ['zod', ['node_modules/zod']],
  // Works without React.
  [
    'base',
    [
      'src/config',
      'src/i18n/load-catalogue.ts',
      'src/lib',
      'src/page-config',
      'src/session',
      'widgets/attributes.ts',
      'widgets/host.ts',
    ],
  ],
  // What all API requests need.
  ['calls', ['node_modules/axios', 'src/api/call.ts', 'src/api/member/inbox.ts', 'src/lib/transport']],
  [
    'account',
    ['src/api/member/viewer.ts', 'src/api/sign-in/account.ts', 'src/api/sign-in/passed-captcha.ts'],
  ],
  [
    'unread-badge.chunk',
    [
      'src/shared/unread/poll-plan.ts',
      'src/shared/unread/poller.ts',
      'widgets/unread-badge/unread-badge.chunk.ts',
    ],
  ],
  // Only pages with `embedLinks` load it.
  [
    'embed-links.chunk',
    [
      'src/lib/text/embed-fragment.ts',
      'src/lib/text/embed-rules.ts',
      'widgets/embed-links/embed-links.chunk.ts',
    ],
  ],
  ['aes', ['src/lib/crypto/aes.ts', 'src/lib/crypto/nonce.ts']],
  // What every view needs, and works without React.
  ['apply-form-preload.chunk', ['src/i18n/areas.ts', 'widgets/apply-form/apply-form-preload.chunk.ts']],
  // What every view needs, and the form of the login.
  [
    'ui',
    [
      'node_modules/@emotion',
      'node_modules/stylis',
      'src/config/application-routes.build-time.ts',
      'src/config/member-center/section-values.build-time.ts',
      'src/config/paths.ts',
      'src/i18n/catalogue.ts',
      'src/i18n/overrides.ts',
      'src/lib/device.ts',
      'src/lib/text/query-bytes.ts',
      'src/lib/url-prefix.ts',
      'src/session/use-session.ts',
      'src/shared/captcha/use-captcha.tsx',
      'src/shared/captcha/use-kept-proof.ts',
      'src/shared/failure',
      'src/shared/navigation',
      'src/shared/sign-in',
      'src/shared/submission',
      'src/ui',
      'widgets/carried-input.ts',
      'widgets/render-view.tsx',
    ],
  ],
  ['dialog', ['src/ui/dialog']],
  // What most views need, but not the form of the login.
  [
    'screens',
    [
      'src/config/list-parameters.ts',
      'src/i18n/area-overrides.ts',
      'src/shared/navigation/replace-route.tsx',
      'src/ui/button-row.tsx',
      'src/ui/forms/fields/field-rows.tsx',
      'src/ui/forms/use-field-value.ts',
      'src/ui/hooks/is-focus-outside.ts',
      'src/ui/hooks/use-area-texts.ts',
      'src/ui/hooks/use-in-sight.ts',
      'src/ui/hooks/use-kept-focus.ts',
      'src/ui/hooks/use-page-config.ts',
      'src/ui/hooks/use-seconds-left.ts',
      'src/ui/hooks/use-title-focus.ts',
      'src/ui/loading/loading.tsx',
      'src/ui/loading/skeleton.tsx',
      'src/ui/loading/spinner.tsx',
      'src/ui/loading/use-continuous-delay.ts',
      'src/ui/styles/form-width.styles.ts',
      'src/ui/styles/scroll-shadow.styles.ts',
      'src/ui/styles/visually-hidden.styles.ts',
      'src/ui/thumbnail.tsx',
    ],
  ],
  // Rules for the values of forms.
  [
    'values',
    [
      'src/config/mail-providers.ts',
      'src/features/login/login.schema.ts',
      'src/lib/account-rules.ts',
      'src/lib/text/invisible.ts',
      'src/lib/text/normal-form.ts',
      'src/lib/text/trimmed-text.ts',
      'src/ui/forms/stored-values.ts',
    ],
  ],
  [
    'fields',
    [
      'src/ui/forms/fields/checkbox-group.tsx',
      'src/ui/forms/fields/date-field.tsx',
      'src/ui/forms/fields/radio-group.tsx',
      'src/ui/forms/fields/select-field.tsx',
      'src/ui/forms/fields/textarea-field.tsx',
    ],
  ],
  ['tabs', ['src/shared/route-tabs', 'src/ui/tabs.tsx']],
  ['providers', ['node_modules/simple-icons', 'src/config/providers.ts', 'src/shared/providers']],
  ['query', ['node_modules/swr', 'src/data/use-query.ts', 'src/data/viewer-cache.ts', 'src/shared/query']],
  // What the screens of the member centre share.
  [
    'member',
    [
      'src/api/list-page.ts',
      'src/api/member/check-in.ts',
      'src/api/member/favourites.ts',
      'src/api/member/history.ts',
      'src/api/member/membership.ts',
      'src/api/member/reservations.ts',
      'src/data/resource-changes.ts',
      'src/lib/time',
      'src/lib/transport/list-schemas.ts',
      'src/lib/transport/member-service.ts',
      'src/shared/kept-input',
      'src/shared/list',
      'src/shared/register-prompt',
      'src/shared/viewer',
      'src/ui/avatar.tsx',
    ],
  ],
  [
    'records',
    [
      'src/data',
      'src/shared/list/list-bar.tsx',
      'src/shared/list/pager',
      'src/shared/list/record-list.tsx',
      'src/shared/list/record-row.tsx',
      'src/shared/list/use-list-page.ts',
      'src/shared/list/use-removal.tsx',
      'src/shared/list/use-selection.ts',
      'src/ui/check.tsx',
    ],
  ],
  [
    'codes',
    [
      'src/api/sign-in/mail.ts',
      'src/api/sign-in/sms.ts',
      'src/lib/text/sms-code.ts',
      'src/shared/activation-mail',
      'src/shared/sms-code',
    ],
  ],
  ['new-password', ['src/shared/new-password']],
  ['account-texts-en', ['src/i18n/account/en.ts', 'src/i18n/password/en.ts']],
  ['account-texts-zh-hant', ['src/i18n/account/zh-hant.ts', 'src/i18n/password/zh-hant.ts']],
  ['account-texts-zh-cn', ['src/i18n/account/zh-cn.ts', 'src/i18n/password/zh-cn.ts']],
  // Features whose screens follow each other or are small.
  ['agreement', ['src/features/agreement', 'src/shared/agreement']],
  ['application-forms', ['src/config/application-forms.ts']],
  [
    'member-center-preload.chunk',
    ['src/app/section-screens.ts', 'widgets/member-center/member-center-preload.chunk.ts'],
  ],
  ['apply-form.view', ['src/features/apply-form', 'widgets/apply-form/apply-form.view.tsx']],
  ['error-pages', ['src/features/error-pages']],
  ['login', ['src/features/login']],
  ['qr-login.view', ['src/features/qr-login', 'widgets/qr-login/qr-login.view.tsx']],
  ['recovery', ['src/features/recovery']],
  ['register', ['src/features/register']],
  [
    'unread-badge.view',
    [
      'src/session/use-unread.ts',
      'src/shared/unread/unread-badge.tsx',
      'widgets/unread-badge/unread-badge.view.tsx',
    ],
  ],
];

/** What no other screen needs: it is in the chunk of the screen that imports it, like all paths that stand in no row. */
const WITH_ITS_SCREEN: Chunk = [
  'with-its-screen',
  [
    'src/config/aliases.ts',
    'src/config/regions.ts',
    'src/config/member-center/sections.ts',
    'src/features/login/activation-panel.tsx',
    'src/features/login/submit-modules.ts',
    'src/lib/chunks/file-address.ts',
    'src/lib/crypto',
    'src/lib/document/recovery.ts',
    'src/lib/transport/picture.ts',
    'src/lib/transport/result-code.ts',
    'src/lib/transport/upload.ts',
    'src/session/permissions.ts',
    'src/ui/disclosure.tsx',
    'src/ui/forms/fields/file-field.tsx',
    'src/ui/forms/form-engine.ts',
  ],
];

const ROWS = [...SHARED, WITH_ITS_SCREEN].flatMap(([chunk, paths]) => paths.map((path) => ({ chunk, path })));

/** The chunks as groups of Rolldown, of which one with a higher priority also takes what its modules import. */
export const chunkGroups = SHARED.map(([name], index) => ({
  name,
  test: (id: string) => rowOf(pathOf(id))?.chunk === name,
  priority: SHARED.length - index,
}));

/** Returns the path of a module; of a package, the path in the folder of the packages, which may be elsewhere. */
function pathOf(id: string): string {
  return /node_modules\/.*/.exec(id)?.[0] ?? relative(root, id);
}

/** Returns the row with the longest path that a module is in. */
function rowOf(module: string): (typeof ROWS)[number] | undefined {
  const rows = ROWS.filter(({ path }) => module === path || module.startsWith(`${path}/`));
  return rows.sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Compares the table with what was built.
 * @param fileOf the file of each module
 * @returns a sentence for each path that is the longest one of no module, and for each module in another chunk than in the table
 */
export function tableErrors(fileOf: Readonly<Record<string, string>>): string[] {
  const modules = Object.entries(fileOf).map(([module, file]) => ({
    module,
    row: rowOf(module),
    built: sharedChunk(file),
  }));
  const unused = ROWS.filter((row) => !modules.some((module) => module.row === row));
  const moved = modules.filter(({ row, built }) => row && built !== row.chunk);
  return [
    ...unused.map(({ chunk, path }) => `${chunk}: no module is in ${path}, except those with a longer path`),
    ...moved.map(({ module, row, built }) => `${row?.chunk}: ${module} is in ${built}, which imports it`),
  ];
}

/** Returns the shared chunk in a file, which has the name of the chunk. */
function sharedChunk(file: string): string {
  const name = /^c\/(.+)-.{7}\.js$/.exec(file)?.[1];
  return SHARED.find(([shared]) => shared === name)?.[0] ?? WITH_ITS_SCREEN[0];
}
