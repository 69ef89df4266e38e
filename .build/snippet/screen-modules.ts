import { existsSync } from 'node:fs';
import { partsOf } from '#app/parts-of';
import { routes } from '#app/routes';
import { loadShell } from '#app/shell/load-shell';
import { ALIASES } from '#config/aliases';
import { SECTIONS, type Section, sectionOf } from '#config/member-center/sections';
import { PATHS } from '#config/paths';

/** Folders of the modules that are imported by a relative name. */
const FOLDERS = ['src/app/shell', 'src/features/settings'];

/** Returns the modules of the screen at each path of the portal, in Chinese; not at a path with a parameter other than a tab. */
export function screenModules(): Record<string, string[]> {
  return Object.fromEntries(
    routes.flatMap((row) => {
      const { name } = row;
      const section = sectionOf(name);
      const shell = section ? modulesOf(loadShell) : [];
      const modules = (tab: string) => {
        const parts = partsOf(row, tab);
        const areas = [...parts.flatMap(({ areas = [] }) => areas), 'portal'];
        return [
          ...shell,
          ...parts.flatMap(({ load }) => modulesOf(load)),
          ...areas.map((area) => `src/i18n/zh-cn/${area}.ts`),
        ];
      };
      return [PATHS[name], ...(ALIASES[name] ?? [])]
        .flatMap((path) => withTabs(path, section))
        .filter(([path]) => !path.includes('{'))
        .map(([path, tab]) => [path, modules(tab)]);
    }),
  );
}

function withTabs(path: string, section: Section | undefined): [path: string, tab: string][] {
  const tabs = section && path.includes('{tabName}') ? SECTIONS[section].tabs : [''];
  return tabs.map((tab) => [path.replace('{tabName}', tab || '{tabName}'), tab]);
}

/** Returns the files that a function imports. */
function modulesOf(load: () => Promise<unknown>): string[] {
  return [...String(load).matchAll(/import\(["']([^"']+)["']\)/g)].map(([, name = '']) => {
    const paths = FOLDERS.map((folder) => name.replace(/^#/, 'src/').replace(/^\./, folder));
    return paths.flatMap((path) => [`${path}.ts`, `${path}.tsx`]).find((file) => existsSync(file)) ?? name;
  });
}
