import { readFileSync } from 'node:fs';

/** What every view is loaded with, beside its own module. */
const WITH_EACH_VIEW = ['widgets/built-ins.chunk.ts', 'src/i18n/zh-cn/core.ts'];

/** What a login loads that nobody has touched. */
export const LOGIN_AT_REST = [
  'widgets/login/login-rest.chunk.ts',
  'widgets/built-ins.chunk.ts',
  'src/api/sign-in/account.ts',
];

/** What a view loads for its first screen. */
const FIRST_SCREENS = {
  'apply-form': ['widgets/apply-form/apply-form-preload.chunk.ts', 'src/i18n/zh-cn/application.ts'],
  portal: ['widgets/portal/portal-preload.chunk.ts'],
  'member-center': [
    'widgets/member-center/member-center-preload.chunk.ts',
    'src/app/shell/shell.tsx',
    'src/features/home/home-screen.tsx',
    'src/i18n/zh-cn/member.ts',
    'src/i18n/zh-cn/lists.ts',
  ],
};

/**
 * Returns the modules that an element loads until its first screen is there.
 * @param name name of the element, without `cntv-`
 */
export function filesOfView(name) {
  return [...WITH_EACH_VIEW, `widgets/${name}/${name}.view.tsx`, ...(FIRST_SCREENS[name] ?? [])];
}

/**
 * Returns a function that lists the built file of a source module, and the files that it imports, directly or not.
 * @param root URL of the folder of a built project
 */
export function loadedFiles(root) {
  const read = (file) => JSON.parse(readFileSync(new URL(`.cache/build/${file}`, root), 'utf8'));
  const manifest = read('manifest.json');
  const sources = read('sources.json');
  return function filesOf(module, seen = new Set()) {
    const built = manifest[module]?.file ?? sources[module];
    const chunk = Object.values(manifest).find(({ file }) => file === built);
    if (!chunk) throw new Error(`${module} is not in the build.`);
    if (seen.has(chunk.file)) return [];
    seen.add(chunk.file);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((name) => filesOf(name, seen))];
  };
}
