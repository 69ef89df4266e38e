import { describe, expect, it } from 'vitest';
import { browserHistory } from '#app/history/route-history';
import { widget as portal } from '../../../widgets/portal/portal.element';

describe('the base of <cntv-portal>', () => {
  const { base } = portal.attributes;
  const linkTo = (written: string) =>
    browserHistory(base.valueOf(written), () => ({ left: 0, top: 0, control: null })).hrefOf('/login.html');

  it.each([
    ['', '/login.html'],
    ['/', '/login.html'],
    ['/portal', '/portal/login.html'],
    ['/a/b/', '/a/b/login.html'],
    ['portal', '/portal/login.html'],
    ['/a/../b', '/b/login.html'],
    ['/频道', `${encodeURI('/频道')}/login.html`],
  ])('accepts the path "%s"', (written, link) => {
    expect(base.read(written)).toBe(written);
    expect(linkTo(written)).toBe(link);
  });

  it.each([
    '//',
    '///',
    '//portal.example/a',
    '/a//b',
    '/.//portal.example',
    '\\\\portal.example',
    '/\t/portal.example',
    'https://portal.example/a',
    'javascript:alert(1)',
    '/a?b',
    '/a#b',
  ])('is the whole site for "%s", which is no path', (written) => {
    expect(base.read(written)).toBe(undefined);
    expect(linkTo(written)).toBe('/login.html');
  });
});
