import { WIDGETS } from 'virtual:elements';
import { afterEach, expect, it, vi } from 'vitest';
import { SHARED_ATTRIBUTES } from '../../../widgets/attributes';
import { hostOf } from '../../../widgets/host';
import type { Connection } from '../../../widgets/types';

vi.mock('#lib/when-idle', () => ({ whenIdle: (work: () => void) => work() }));
vi.mock('../../../widgets/looked-at-by-author', () => ({ isLookedAtByAuthor: () => false }));

const diagnose = vi.fn();
afterEach(() => diagnose.mockClear());

/** Makes an element ready that a page has written with these attributes. */
function makeReady({ tag, attributes }: (typeof WIDGETS)[number], written: Readonly<Record<string, string>>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(written)) element.setAttribute(name, value);
  const all = { ...SHARED_ATTRIBUTES, ...attributes };
  hostOf({ element, attributes: all, diagnose, tell() {} } as unknown as Connection).readyWithoutView();
}

const GLOBAL = ['accesskey', 'inputmode', 'enterkeyhint', 'exportparts', 'contenteditable'];

it.each(WIDGETS)('no check of the page is loaded for own and global attributes of <$tag>', (widget) => {
  for (const name of [...Object.keys(widget.attributes), ...GLOBAL]) makeReady(widget, { [name]: '' });
  expect(diagnose).not.toHaveBeenCalled();
});

it('no check of the page is loaded for a login that loads at once', () => {
  for (const widget of WIDGETS) if (widget.tag === 'cntv-login') makeReady(widget, { loading: 'eager' });
  expect(diagnose).not.toHaveBeenCalled();
});

it.each(WIDGETS)('the checks of the page are loaded for an unknown attribute of <$tag>', (widget) => {
  makeReady(widget, { loadng: 'eager' });
  expect(diagnose).toHaveBeenCalledOnce();
});
