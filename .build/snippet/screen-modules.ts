import { existsSync } from 'node:fs';
import { routes } from '#app/routes';
import { loadShell } from '#app/shell/load-shell';
import { ALIASES } from '#config/aliases';
import { SECTIONS, type Section, sectionOf } from '#config/member-center/sections';
import { PATHS } from '#config/paths';

/** Returns the modules of the screen at each path of the portal, in Chinese; not at a path with a parameter other than a tab. */
export function screenModules(): Record<string, string[]> {
  return Object.fromEntries(
    routes.flatMap(({ name, load, areas = [] }) => {
      const section = sectionOf(name);
      const modules = [
        ...(section ? [moduleOf(loadShell, 'src/app/shell')] : []),
        moduleOf(load),
        ...[...areas, 'portal'].map((area) => `src/i18n/zh-cn/${area}.ts`),
      ];
      const paths = [PATHS[name], ...(ALIASES[name] ?? [])].flatMap((path) => withTabs(path, section));
      return paths.filter((path) => !path.includes('{')).map((path) => [path, modules]);
    }),
  );
}

function withTabs(path: string, section: Section | undefined): string[] {
  const tabs = section && path.includes('{tabName}') ? SECTIONS[section].tabs : [''];
  return tabs.map((tab) => path.replace('{tabName}', tab || '{tabName}'));
}

/** Returns the file that a function imports. */
function moduleOf(load: () => Promise<unknown>, folder = ''): string {
  const name = /import\(["']([^"']+)["']\)/.exec(String(load))?.[1] ?? '';
  const path = name.replace(/^#/, 'src/').replace(/^\./, folder);
  return ['.ts', '.tsx'].map((ending) => path + ending).find((file) => existsSync(file)) ?? path;
}
