import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldErrorText } from '#ui/forms/field-error';
import { controlsOf, readField, readText, readValues } from '#ui/forms/field-values';
import { focusField, selectField } from '#ui/forms/focus-field';

function formWith(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}
const focused = () => (document.activeElement as HTMLInputElement).name;
afterEach(() => document.body.replaceChildren());

describe('the value of a field', () => {
  it.each([
    ['<input name="a" value=" x ">', ' x '],
    ['<textarea name="a">x</textarea>', 'x'],
    ['<select name="a"><option>x</option></select>', 'x'],
    ['<input type="checkbox" name="a">', false],
    ['<input type="checkbox" name="a" checked>', true],
    ['<input type="checkbox" name="a" value="1">', []],
    ['<input type="checkbox" name="a" value="1" checked><input type="checkbox" name="a" value="2">', ['1']],
    ['<input type="radio" name="a" value="1"><input type="radio" name="a" value="2" checked>', '2'],
    ['<input type="radio" name="a" value="1">', null],
    ['<input type="file" name="a">', null],
    ['<input type="file" name="a" multiple>', []],
    ['<input name="b">', undefined],
    ['<button name="a" value="x"></button>', undefined],
  ])('in %s is %j', (html, value) => {
    expect(readField(formWith(html), 'a')).toEqual(value);
  });

  it('of a file input is its file, or all files', () => {
    const files = [new File(['x'], 'x.jpg'), new File(['y'], 'y.jpg')];
    const form = formWith('<input type="file" name="one"><input type="file" name="all" multiple>');
    for (const control of controlsOf(form))
      vi.spyOn(control as HTMLInputElement, 'files', 'get').mockReturnValue(files as unknown as FileList);
    expect([readField(form, 'one'), readField(form, 'all')]).toEqual([files[0], files]);
  });

  it('of a form that is not rendered is undefined', () => {
    expect([readField(null, 'a'), controlsOf(null)]).toEqual([undefined, []]);
  });

  it('as text is trimmed, and empty for another kind of value', () => {
    const form = formWith('<input name="a" value=" x "><input type="checkbox" name="b" checked>');
    expect(['a', 'b', 'c'].map((name) => readText(form, name))).toEqual(['x', '', '']);
  });
});

describe('the values of a form', () => {
  it('include enabled controls only', () => {
    const form = formWith('<input name="a" value="1"><input name="b" disabled><input value="2">');
    expect(readValues(form)).toEqual({ a: '1' });
  });

  it('are nested at the dots of the names, in lists for numbers', () => {
    const names = [
      'works.0.title',
      'works.0.year',
      'works.1.title',
      'person.name',
      'a.b1',
      'a2.1b',
      'all.10',
    ];
    const form = formWith(names.map((name) => `<input name="${name}" value="${name}">`).join(''));
    expect(readValues(form)).toEqual({
      works: [{ title: 'works.0.title', year: 'works.0.year' }, { title: 'works.1.title' }],
      person: { name: 'person.name' },
      a: { b1: 'a.b1' },
      a2: { '1b': 'a2.1b' },
      all: Object.assign([], { 10: 'all.10' }),
    });
  });
});

describe('the focus', () => {
  const fields =
    '<input name="a" disabled><input name="b" value="text"><input name="works.0.title"><input name="topics"><select name="s"></select>';

  it.each([
    [['b'], 'b'],
    [['s', 'b'], 'b'],
    [['works'], 'works.0.title'],
    [['topics.1'], 'topics'],
    [['s'], 's'],
  ])('for %j is on the first control, %s', (names, name) => {
    expect(focusField(formWith(fields), names)?.name).toBe(name);
    expect(focused()).toBe(name);
  });

  it.each([[['a']], [['work']], [['topic']], [['bb']], [[]]])('for %j is on no control', (names) => {
    expect(focusField(formWith(fields), names)).toBeUndefined();
    expect(focusField(null, names)).toBeUndefined();
    expect(document.activeElement).toBe(document.body);
  });

  it('selects the text of a field that has one', () => {
    const form = formWith(fields);
    const select = vi.spyOn(form.elements.namedItem('b') as HTMLInputElement, 'select');
    selectField(form, ['b']);
    expect(select).toHaveBeenCalledOnce();
    selectField(form, ['s']);
    expect(focused()).toBe('s');
    selectField(form, ['none']);
    expect(focused()).toBe('s');
  });
});

describe('the text of an error', () => {
  const texts = { required: 'Required', account: { required: 'Who?' }, code: 'Code' };

  it.each([
    ['account', { text: 'from the server' }, 'from the server'],
    ['account', { key: 'required' }, 'Who?'],
    ['other', { key: 'required' }, 'Required'],
    ['code', { key: 'required' }, 'Required'],
    ['account', { key: 'unknown' }, 'unknown'],
    ['other', { key: 'account' }, 'account'],
  ])('of %s with %j is "%s"', (name, error, text) => {
    expect(fieldErrorText(texts, name, error)).toBe(text);
  });
});
