import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftKeyOf } from '#shared/kept-input/draft-key';

type Host = HTMLElement & { form?: string; action?: string };

const START = location.href;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  history.replaceState(null, '', START);
  document.body.replaceChildren();
});

function addForm(form = 'poetry', action = ''): Host {
  const element: Host = Object.assign(document.createElement('cntv-apply-form'), { form, action });
  document.body.append(element);
  return element;
}
function keyAt(path: string, form = 'poetry', action = '') {
  history.replaceState(null, '', path);
  document.body.replaceChildren();
  return draftKeyOf(form, addForm(form, action));
}

describe('the key of a draft (OQ-110)', () => {
  it('is another one on the page of another campaign', () => {
    const pages = [
      '/a/spring.html',
      '/a/autumn.html',
      '/form.html?id=1',
      '/form.html?id=2',
      '/b/spring.html',
    ];
    expect(new Set(pages.map((page) => keyAt(page))).size).toBe(pages.length);
  });

  it.each(['?utm_source=mail', '?utm_source=mail&UTM_Campaign=a', '#part', '?utm_source=a#part'])(
    'is the same with %s after the address',
    (rest) => expect(keyAt(`/a/spring.html${rest}`)).toBe(keyAt('/a/spring.html')),
  );

  it('keeps the other parameters', () => {
    expect(keyAt('/form.html?utm_source=a&id=1&utm_medium=b')).toBe(keyAt('/form.html?id=1'));
  });

  it('is that of the address of the server, on any page', () => {
    expect(keyAt('/a.html', 'poetry', '/take/1')).toBe(keyAt('/b.html?id=1', 'poetry', '/take/1'));
    expect(keyAt('/a.html', 'poetry', '/take/1')).not.toBe(keyAt('/a.html', 'poetry', '/take/2'));
    expect(keyAt('/spring/a.html', 'poetry', 'take')).not.toBe(keyAt('/autumn/a.html', 'poetry', 'take'));
    expect(keyAt('/a.html', 'poetry', `${location.origin}/take/1`)).toBe(
      keyAt('/a.html', 'poetry', '/take/1'),
    );
  });

  it('is that of the page with an address that is none', () => {
    expect(keyAt('/a.html', 'poetry', 'javascript:1')).toBe(keyAt('/a.html'));
  });

  it('is another one for each copy and form', () => {
    const forms = [addForm(), addForm(), addForm('advisory')];
    expect(new Set(forms.map((form) => draftKeyOf(`${form.form}`, form))).size).toBe(3);
  });

  it('removes the draft that all campaigns have shared, and not that of another copy', () => {
    for (const key of ['poetry', 'poetry-2', 'advisory'])
      sessionStorage.setItem(`cntv:application-${key}`, '1');
    draftKeyOf('poetry', addForm());
    expect(Object.keys(sessionStorage)).toEqual(['cntv:application-poetry-2', 'cntv:application-advisory']);
  });
});
