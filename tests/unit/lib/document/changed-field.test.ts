import { afterEach, describe, expect, it } from 'vitest';
import { isChanged } from '#lib/document/changed-field';

afterEach(() => document.body.replaceChildren());

function fieldOf<Field extends Element>(html: string): Field {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Field;
}

const OPTIONS = '<option disabled>-</option><option>a</option><option>b</option>';

describe('a field counts as changed', () => {
  it.each([
    ['a drop-down list without a selected option', `<select>${OPTIONS}</select>`],
    [
      'a drop-down list with a selected option',
      `<select><option>z</option><option selected>a</option><option>b</option></select>`,
    ],
  ])('for %s, only while another option is chosen', (_name, html) => {
    const select = fieldOf<HTMLSelectElement>(html);
    select.value = 'a';
    expect(isChanged(select)).toBe(false);
    select.value = 'b';
    expect(isChanged(select)).toBe(true);
    select.value = 'a';
    expect(isChanged(select)).toBe(false);
  });

  it('for a list box, only while the chosen options differ', () => {
    const select = fieldOf<HTMLSelectElement>(
      '<select multiple><option selected>a</option><option>b</option></select>',
    );
    expect(isChanged(select)).toBe(false);
    (select.options[1] as HTMLOptionElement).selected = true;
    expect(isChanged(select)).toBe(true);
  });

  it.each([
    ['a text', '<input value="a">', (input: HTMLInputElement) => Object.assign(input, { value: 'b' })],
    [
      'a checkbox',
      '<input type=checkbox>',
      (input: HTMLInputElement) => Object.assign(input, { checked: true }),
    ],
    [
      'a text area',
      '<textarea>a</textarea>',
      (input: HTMLInputElement) => Object.assign(input, { value: 'b' }),
    ],
  ])('for %s, after a change', (_name, html, change) => {
    const field = fieldOf<HTMLInputElement>(html);
    expect(isChanged(field)).toBe(false);
    change(field);
    expect(isChanged(field)).toBe(true);
  });

  it('for an editable element with content; not for a button', () => {
    const editor = fieldOf<HTMLElement>('<div contenteditable></div>');
    Object.defineProperty(editor, 'isContentEditable', { value: true });
    expect(isChanged(editor)).toBe(false);
    editor.textContent = '好';
    expect(isChanged(editor)).toBe(true);
    expect(isChanged(fieldOf('<button>a</button>'))).toBe(false);
  });
});
