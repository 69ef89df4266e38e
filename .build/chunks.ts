import { relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const ROOT = resolve(import.meta.dirname, '..');
const ROUTES = resolve(ROOT, 'src/app/routes.ts');
const SCREEN = /\/(?:src\/features|widgets)\/([^/]+)\//;

/** A chunk with the modules of these files and folders, and with all that they import, directly or not. */
type Row = {
  name: string;
  of: readonly string[];
  /** Only what at least so many screens and elements import; the rest is with them. */
  sharedBy?: number;
  /** Without what they import. */
  isAlone?: boolean;
};

/**
 * The chunks that several screens share. A chunk takes what none above it has taken, so it imports only those above it. A
 * chunk with the module of a dynamic import has the name of that module, which Rolldown gives to the file. No chunk
 * depends on how many elements there are.
 */
export const ROWS: readonly Row[] = [
  { name: 'react', of: ['node_modules/react', 'node_modules/react-dom'] },
  { name: 'zod', of: ['node_modules/zod'] },
  // For messages to authors of pages, and what they write in one.
  { name: 'nearest-word', of: ['src/lib/text/nearest-word.ts', 'src/lib/time/written-time.ts'] },
  // For pages with `embedLinks`, and the checks of a page.
  { name: 'embed-rules', of: ['src/lib/text/embed-fragment.ts', 'src/lib/text/embed-rules.ts'] },
  // Works without React.
  {
    name: 'base',
    of: [
      'src/i18n/fallback.ts',
      'src/lib/api-error.ts',
      'src/lib/server-time.ts',
      'widgets/account/account.chunk.ts',
      'widgets/embed-links/embed-links.chunk.ts',
    ],
    sharedBy: 2,
  },
  // What elements at rest share with the views; those of a form are loaded by no login at rest.
  { name: 'prints', of: ['widgets/login/login-rest.chunk.ts'], sharedBy: 2 },
  { name: 'form-prints', of: ['widgets/apply-form/apply-form-rest.chunk.ts'], sharedBy: 2 },
  {
    name: 'calls',
    of: [
      'src/api/call.ts',
      'src/api/member/inbox.ts',
      'src/api/sign-in/signing-in.ts',
      'src/lib/transport/picture-type.ts',
    ],
  },
  {
    name: 'account',
    of: ['src/api/member/viewer.ts', 'src/api/sign-in/account.ts', 'src/api/sign-in/passed-captcha.ts'],
  },
  { name: 'unread-badge.chunk', of: ['widgets/unread-badge/unread-badge.chunk.ts'] },
  { name: 'aes', of: ['src/lib/crypto/aes.ts', 'src/lib/crypto/nonce.ts'] },
  {
    name: 'apply-form-preload.chunk',
    of: [
      'src/lib/follow-server-time.ts',
      'src/ui/view-handle.ts',
      'widgets/apply-form/apply-form-preload.chunk.ts',
    ],
  },
  { name: 'member-center-preload.chunk', of: ['widgets/member-center/member-center-preload.chunk.ts'] },
  // For dialogs, messages, and what is loaded with the views or without them: the menu of the account, and the bell.
  {
    name: 'keys',
    of: [
      'src/lib/document/input-method-key.ts',
      'src/lib/document/page-filter.ts',
      'src/lib/document/used-key.ts',
      'src/lib/document/zoom.ts',
      'src/session/membership.ts',
      'src/shared/unread/title-blinker.ts',
    ],
  },
  { name: 'menu-box.chunk', of: ['widgets/account/menu-box.chunk.ts'] },
  // What every view needs, and the form of the login, without its links to providers.
  { name: 'ui', of: ['widgets/login/login.view.tsx'], sharedBy: 6 },
  // The other ways to sign in, with their marks, and what the bindings show too.
  {
    name: 'providers',
    of: [
      'node_modules/lucide/dist/esm/icons/qr-code.mjs',
      'src/lib/masked-account.ts',
      'src/shared/providers',
    ],
  },
  {
    name: 'values',
    of: ['src/features/login/login.schema.ts', 'src/lib/text/trimmed-text.ts'],
  },
  { name: 'dialog', of: ['src/ui/dialog'] },
  // What most views need, but not the form of the login.
  { name: 'screens', of: ['src/ui'], sharedBy: 5 },
  // So that a screen with one icon does not load the screens that have it too.
  { name: 'icons', of: ['node_modules/lucide', 'src/shared/section-icons.ts'], sharedBy: 2 },
  { name: 'tabs', of: ['src/shared/kept-input/tab-inputs.ts', 'src/shared/route-tabs', 'src/ui/tabs.tsx'] },
  { name: 'query', of: ['src/shared/query'] },
  { name: 'unread-badge.view', of: ['widgets/unread-badge/unread-badge.view.tsx'] },
  {
    name: 'sections',
    of: ['src/app/find-route.ts', 'src/app/history/base-path.ts', 'src/config/member-center/sections.ts'],
  },
  // What a portal at rest shares with its view.
  {
    name: 'addresses',
    of: ['src/app/mobile-layout.ts', 'widgets/portal/portal-print.ts', 'widgets/portal/unknown-address.ts'],
  },
  { name: 'records', of: ['src/data', 'src/shared/list/record-list.tsx'] },
  {
    name: 'member',
    of: [
      'src/app/shell/shell.tsx',
      'src/features/home/home-screen.tsx',
      'src/shared/kept-input',
      'src/shared/list',
      'src/shared/navigation',
    ],
    sharedBy: 2,
  },
  { name: 'codes', of: ['src/shared/activation-mail', 'src/shared/sms-code'] },
  {
    name: 'fields',
    of: ['src/shared/identity/username-of-password.tsx', 'src/ui/forms/fields'],
    sharedBy: 3,
  },
  // With what also saves the calendar of reservations.
  {
    name: 'make-copy',
    of: [
      'src/features/apply-form/copy/answers.ts',
      'src/features/apply-form/copy/make-copy.ts',
      'src/features/apply-form/copy/print-answers.ts',
      'src/features/apply-form/copy/save-answers.ts',
      'src/lib/document/save-file.ts',
    ],
    isAlone: true,
  },
];

/** The chunks as groups of Rolldown. The first that names a module takes it, and by default what that imports. */
export function chunkGroups(): Group[] {
  return [...ROWS.map((row) => (row.sharedBy ? sharedGroup(row) : wholeGroup(row))), featureGroup()];
}

function wholeGroup({ name, of, isAlone = false }: Row): Group {
  return { name, test: (id) => isIn(of, id), includeDependenciesRecursively: !isAlone };
}

/** Takes no screens, and nothing that is imported on demand. */
function sharedGroup({ name, of, sharedBy = 1 }: Row): Group {
  let imported: ReadonlySet<string> | undefined;
  return {
    name(id, context) {
      imported ??= importsOf(of, context);
      const isTaken = imported.has(id) || isIn(of, id);
      const isOnDemand = Boolean(context.getModuleInfo(id)?.dynamicImporters.length);
      return isTaken && !isOnDemand && !isIn(['src/app', 'src/features'], id) ? name : null;
    },
    debugName: name,
    minShareCount: sharedBy,
  };
}

/**
 * Names one chunk for the screens of a feature, which follow each other, for the view of the element of the same name, and
 * for what only they import.
 */
function featureGroup(): Group {
  const owners = new Map<string, string | null>();
  function ownerOf(id: string, context: Context): string | null {
    const known = owners.get(id);
    if (known !== undefined) return known;
    // Also for modules that import each other.
    owners.set(id, null);
    const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {};
    const isScreen = dynamicImporters.includes(ROUTES) || id.endsWith('.view.tsx');
    const ofImporters = new Set(importers.map((importer) => ownerOf(importer, context)));
    const [only = null] = ofImporters.size === 1 && dynamicImporters.length === 0 ? ofImporters : [];
    const owner = isScreen ? (SCREEN.exec(id)?.[1] ?? null) : only;
    owners.set(id, owner);
    return owner;
  }
  return { name: ownerOf, debugName: 'features', includeDependenciesRecursively: false };
}

function isIn(paths: readonly string[], id: string): boolean {
  return paths.some((path) => `${pathOf(id)}/`.startsWith(`${path}/`));
}

/** Returns the modules that these import, directly or not, and themselves. */
function importsOf(paths: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set(paths.map((path) => resolve(ROOT, path)));
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/** Returns the path of a module; of a package, the path in the folder of the packages, which may be elsewhere. */
function pathOf(id: string): string {
  return /node_modules\/.*/.exec(id)?.[0] ?? relative(ROOT, id);
}
