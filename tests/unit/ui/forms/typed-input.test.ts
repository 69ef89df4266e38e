import { afterEach, describe, expect, it } from 'vitest';
import { captureInput, restoreInput } from '#ui/forms/typed-input';

const SECRET = [
  'type="password"',
  'autocomplete="one-time-code"',
  'autocomplete="off"',
  'autocomplete="new-password"',
];

function shadowRootWith(html: string): ShadowRoot {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = html;
  return root;
}
afterEach(() => document.body.replaceChildren());

describe('typed input', () => {
  it.each(SECRET)('leaves out a field with %s, unless secrets are included', (attribute) => {
    const root = shadowRootWith(
      `<input name="account" value="a"><input name="secret" value="b" ${attribute}>`,
    );
    expect([...captureInput(root).values]).toEqual([['account', 'a']]);
    expect([...captureInput(root, { withSecrets: true }).values]).toEqual([
      ['account', 'a'],
      ['secret', 'b'],
    ]);
  });

  it('restores texts, checked boxes and the focus in fields that were created again', () => {
    const fields = (account: string, checked: string) =>
      `<input name="account" value="${account}"><input type="checkbox" name="agree" ${checked}><textarea name="note"></textarea>`;
    const before = shadowRootWith(fields('a', 'checked'));
    before.querySelector('textarea')?.focus();
    const input = captureInput(before);
    const after = shadowRootWith(fields('', ''));
    restoreInput(after, input);
    expect([...captureInput(after).values]).toEqual([...input.values]);
    expect(input.focused).toBe('note');
    expect(after.activeElement).toBe(after.querySelector('textarea'));
  });

  const group = (one: string, two: string) =>
    `<input type="checkbox" name="topic" value="1" ${one}><input type="checkbox" name="topic" value="2" ${two}>
    <input type="radio" name="way" value="1" ${one}><input type="radio" name="way" value="2" ${two}>`;

  it('has each value of a group, and restores them by clicks that the form receives', () => {
    const input = captureInput(shadowRootWith(group('checked', '')));
    expect([...input.values]).toEqual([
      ['topic=1', true],
      ['topic=2', false],
      ['way=1', true],
      ['way=2', false],
    ]);
    const after = shadowRootWith(group('', 'checked'));
    const clicked: string[] = [];
    after.addEventListener('click', ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      clicked.push(`${name}=${value}`);
    });
    restoreInput(after, input);
    expect([...captureInput(after).values]).toEqual([...input.values]);
    expect(clicked).toEqual(['topic=1', 'topic=2', 'way=1']);
  });

  it('dispatches input events for the changed texts only, which bubble to the form', () => {
    const input = captureInput(shadowRootWith('<input name="a" value="1"><input name="b" value="2">'));
    const after = shadowRootWith('<input name="a" value="1"><input name="b"><input name="c" value="3">');
    const changed: string[] = [];
    after.addEventListener('input', ({ target }) => changed.push((target as HTMLInputElement).name));
    restoreInput(after, input);
    expect(changed).toEqual(['b']);
    expect([...captureInput(after).values.values()]).toEqual(['1', '2', '3']);
  });

  it('has no focused field when something else has the focus', () => {
    const root = shadowRootWith('<input name="a"><button name="b" type="button"></button><a href="#">c</a>');
    expect(captureInput(root).focused).toBeUndefined();
    root.querySelector('a')?.focus();
    expect(captureInput(root).focused).toBeUndefined();
    const before = root.activeElement;
    restoreInput(root, captureInput(root));
    expect(root.activeElement).toBe(before);
  });

  const cities = (options: string) => `<input name="province"><select name="city">${options}</select>`;

  it('restores a select again after its options have changed, unless another form has replaced it', async () => {
    const option = '<option>x</option>';
    const input = { values: new Map([['city', 'y']]) };
    const root = shadowRootWith(cities(option));
    const restored = restoreInput(root, input);
    root.querySelector('select')?.insertAdjacentHTML('beforeend', '<option>y</option>');
    await restored;
    expect(root.querySelector('select')?.value).toBe('y');

    const replaced = shadowRootWith(cities(option));
    const restoredLate = restoreInput(replaced, input);
    replaced.innerHTML = cities(`${option}<option>y</option>`);
    await restoredLate;
    expect(replaced.querySelector('select')?.value).toBe('x');
    await restoreInput(shadowRootWith(''), input);
  });

  it('resolves after the last field is restored', async () => {
    const root = shadowRootWith(cities('<option>x</option>'));
    const log: string[] = [];
    root.addEventListener('input', ({ target }) => log.push((target as HTMLInputElement).name));
    const values = new Map([
      ['province', 'p'],
      ['city', 'y'],
    ]);
    const restored = restoreInput(root, { values }).then(() => log.push('resolved'));
    root.querySelector('select')?.insertAdjacentHTML('beforeend', '<option>y</option>');
    await restored;
    expect(log).toEqual(['province', 'city', 'city', 'resolved']);
  });
});
