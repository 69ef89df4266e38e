import { afterEach, describe, expect, it } from 'vitest';
import { captureDraft, restoreDraft } from '#ui/forms/draft';

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

describe('a draft', () => {
  it.each(SECRET)('leaves out a field with %s, unless secrets are included', (attribute) => {
    const root = shadowRootWith(
      `<input name="account" value="a"><input name="secret" value="b" ${attribute}>`,
    );
    expect([...captureDraft(root).values]).toEqual([['account', 'a']]);
    expect([...captureDraft(root, { withSecrets: true }).values]).toEqual([
      ['account', 'a'],
      ['secret', 'b'],
    ]);
  });

  it('restores texts, checked boxes and the focus in fields that were created again', () => {
    const fields = (account: string, checked: string) =>
      `<input name="account" value="${account}"><input type="checkbox" name="agree" ${checked}><textarea name="note"></textarea>`;
    const before = shadowRootWith(fields('a', 'checked'));
    before.querySelector('textarea')?.focus();
    const draft = captureDraft(before);
    const after = shadowRootWith(fields('', ''));
    restoreDraft(after, draft);
    expect([...captureDraft(after).values]).toEqual([...draft.values]);
    expect(draft.focused).toBe('note');
    expect(after.activeElement).toBe(after.querySelector('textarea'));
  });

  const group = (one: string, two: string) =>
    `<input type="checkbox" name="topic" value="1" ${one}><input type="checkbox" name="topic" value="2" ${two}>
    <input type="radio" name="way" value="1" ${one}><input type="radio" name="way" value="2" ${two}>`;

  it('has each value of a group, and restores them by clicks that the form receives', () => {
    const draft = captureDraft(shadowRootWith(group('checked', '')));
    expect([...draft.values]).toEqual([
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
    restoreDraft(after, draft);
    expect([...captureDraft(after).values]).toEqual([...draft.values]);
    expect(clicked).toEqual(['topic=1', 'topic=2', 'way=1']);
  });

  it('dispatches input events for the changed texts only, which bubble to the form', () => {
    const draft = captureDraft(shadowRootWith('<input name="a" value="1"><input name="b" value="2">'));
    const after = shadowRootWith('<input name="a" value="1"><input name="b"><input name="c" value="3">');
    const changed: string[] = [];
    after.addEventListener('input', ({ target }) => changed.push((target as HTMLInputElement).name));
    restoreDraft(after, draft);
    expect(changed).toEqual(['b']);
    expect([...captureDraft(after).values.values()]).toEqual(['1', '2', '3']);
  });

  it('has no focused field when something else has the focus', () => {
    const root = shadowRootWith('<input name="a"><button name="b" type="button"></button><a href="#">c</a>');
    expect(captureDraft(root).focused).toBeNull();
    root.querySelector('a')?.focus();
    expect(captureDraft(root).focused).toBeNull();
    const before = root.activeElement;
    restoreDraft(root, captureDraft(root));
    expect(root.activeElement).toBe(before);
  });

  const cities = (options: string) => `<input name="province"><select name="city">${options}</select>`;

  it('restores a select again after its options have changed, unless another form has replaced it', async () => {
    const option = '<option>x</option>';
    const draft = { values: new Map([['city', 'y']]), focused: null };
    const root = shadowRootWith(cities(option));
    const restored = restoreDraft(root, draft);
    root.querySelector('select')?.insertAdjacentHTML('beforeend', '<option>y</option>');
    await restored;
    expect(root.querySelector('select')?.value).toBe('y');

    const replaced = shadowRootWith(cities(option));
    const restoredLate = restoreDraft(replaced, draft);
    replaced.innerHTML = cities(`${option}<option>y</option>`);
    await restoredLate;
    expect(replaced.querySelector('select')?.value).toBe('x');
    await restoreDraft(shadowRootWith(''), draft);
  });

  it('resolves after the last field is restored', async () => {
    const root = shadowRootWith(cities('<option>x</option>'));
    const log: string[] = [];
    root.addEventListener('input', ({ target }) => log.push((target as HTMLInputElement).name));
    const values = new Map([
      ['province', 'p'],
      ['city', 'y'],
    ]);
    const restored = restoreDraft(root, { values, focused: null }).then(() => log.push('resolved'));
    root.querySelector('select')?.insertAdjacentHTML('beforeend', '<option>y</option>');
    await restored;
    expect(log).toEqual(['province', 'city', 'city', 'resolved']);
  });
});
