import { afterEach, expect, it } from 'vitest';
import { containerOf, isSelector, tagOnly } from '#lib/text/embed-rules';

afterEach(() => document.body.replaceChildren());

/** Returns a link in boxes with these classes, outermost first. */
function linkIn(...classes: string[]): HTMLAnchorElement {
  const link = document.createElement('a');
  const innermost = classes.reduce<Element>((parent, name) => {
    const box = document.createElement('div');
    box.className = name;
    parent.append(box);
    return box;
  }, document.body);
  innermost.append(link);
  return link;
}

it('the container of a link is the outermost one, and never the link itself', () => {
  const link = linkIn('a', 'b', 'a', 'c');
  expect(containerOf(link, '.a')).toBe(document.body.firstElementChild);
  expect(containerOf(link, '.c')).toBe(link.parentElement);
  expect(containerOf(link, ':root')).toBe(document.documentElement);
  expect(containerOf(link, 'a')).toBeUndefined();
  expect(containerOf(linkIn('d'), '.a')).toBeUndefined();
});

it.each(['#article', '.a > .b', 'main, [data-editors]'])('a selector is valid: %s', (selector) => {
  expect(isSelector(selector)).toBe(true);
});

it.each(['.a >', '#', '[', 'a,,b'])('a selector is invalid: %s', (selector) => {
  expect(isSelector(selector)).toBe(false);
});

it.each([
  ['cntv-portal', null, '<cntv-portal>'],
  ['cntv-member-center', 'settings', '<cntv-member-center section="settings">'],
  ['cntv-member-center', 'home', undefined],
  ['cntv-member-center', null, undefined],
  ['cntv-login', 'settings', undefined],
])('an element that only its tag makes: %s, section %s', (tag, section, expected) => {
  expect(tagOnly(tag, section)).toBe(expected);
});
