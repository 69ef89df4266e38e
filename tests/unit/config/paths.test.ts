import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATHS, pathTo, type RouteName } from '#config/paths';

const document3 = readFileSync('tests/spec/3-forms-routes-errors.md', 'utf8');

/** Some routes have a description instead of a name. */
const NAME = /^\w+$/;
/** Path and name of each row of the route table of document 3, which writes some paths without their first slash. */
const table = /### Full route table[^#]+/.exec(document3)?.[0] ?? '';
const documented = [...table.matchAll(/^\| \/?(\S+\S) \| ([^|]+) \|/gm)]
  .map(([, path, name = '']) => ({ path: `/${path}`, name }))
  .filter(({ path }) => path !== '/Path' && path !== '/---');

describe('the documented routes', () => {
  it.each(documented)('$name has the path $path (ROUTE-47)', ({ path, name }) => {
    const known = NAME.test(name)
      ? PATHS[name as RouteName]
      : Object.values(PATHS).find((known) => known === path);
    expect(known).toBe(path);
  });

  it('have a unique absolute path each (OQ-16)', () => {
    const paths = Object.values(PATHS);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  });
});

describe('a link', () => {
  it.each([
    ['Login', undefined, '/login.html'],
    ['FindPassword1', undefined, '/forgetPassword/findPassword.jsp'],
    ['UserMessage', { tabName: 'system' }, '/account/message/system'],
    ['FindPassword2', { accountType: 'a/b?c#d' }, '/find_password2/a%2Fb%3Fc%23d'],
  ] as const)('to %s with %j is %s', (name, params, path) => {
    expect(pathTo(name, params)).toBe(path);
  });

  it('throws when a parameter is missing', () => {
    expect(() => pathTo('UserMessage')).toThrow('UserMessage needs the parameter "tabName"');
    expect(() => pathTo('UserMessage', { tabName: '' })).toThrow(TypeError);
  });
});
