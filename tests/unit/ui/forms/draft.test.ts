// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { captureDraft, restoreDraft } from '../../../../src/ui/forms/draft';

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
});
