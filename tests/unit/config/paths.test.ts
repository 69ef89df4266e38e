import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PATHS, pathTo, type RouteName } from '../../../src/config/paths';

const document3 = readFileSync(new URL('../../spec/3-forms-routes-errors.md', import.meta.url), 'utf8');
const names = Object.keys(PATHS) as RouteName[];

describe('the documented routes', () => {
  it.each(names)('%s has the path of document 3 (ROUTE-47)', (name) => {
    expect(document3).toContain(PATHS[name].replace(/^\//, ''));
  });

  it('have a unique absolute path each (OQ-16)', () => {
    const paths = Object.values(PATHS);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
  });

  it('are the 26 with a name, the not-found page, the test page and six campaign pages (ROUTE-12, ROUTE-43)', () => {
    expect(names).toHaveLength(34);
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
