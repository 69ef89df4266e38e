import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountTypeOf, clearRecovery, loadRecovery, saveRecovery } from '#features/recovery/recovery-state';
import { isDone, readBrokenLink, readMailLink } from '#features/recovery/reset/reset-state';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the account of a recovery (RECOV-25, OQ-57)', () => {
  it('is stored for this tab only, and removed at the end', () => {
    saveRecovery({ account: '13800138000', method: '1' });
    expect(sessionStorage.getItem('cntv:recovery')).toBe('{"account":"13800138000","method":"1"}');
    expect(localStorage.length).toBe(0);
    expect(loadRecovery()).toEqual({ account: '13800138000', method: '1' });
    clearRecovery();
    expect(loadRecovery()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('is read from the history entry before the tab', () => {
    saveRecovery({ account: '13800138000' });
    expect(loadRecovery({ account: 'a@b.cn' })?.account).toBe('a@b.cn');
    for (const state of [undefined, null, {}, { account: 'nobody' }, { account: 1 }, 'a@b.cn'])
      expect(loadRecovery(state)?.account).toBe('13800138000');
  });

  it('is stored with its method, for a viewer who returns to the choice', () => {
    saveRecovery({ account: 'a@b.cn', method: '3' });
    expect(loadRecovery({ account: 'a@b.cn' })?.method).toBe('3');
    expect(loadRecovery({ account: 'c@d.cn' })?.method).toBeUndefined();
  });

  it('is read only if it is valid, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        sessionStorage.setItem('cntv:recovery', text);
        const kept = loadRecovery();
        if (kept) expect(accountTypeOf(kept.account)).not.toBeNull();
      }),
    );
    sessionStorage.setItem('cntv:recovery', '{"account":"a@b.cn","method":"9"}');
    expect(loadRecovery()).toEqual({ account: 'a@b.cn', method: undefined });
  });

  it('is a phone number or an email address (RECOV-04)', () => {
    expect(['13800138000', 'a@b.cn', 'nobody', ''].map(accountTypeOf)).toEqual([
      'mobile',
      'email',
      null,
      null,
    ]);
  });
});

describe('the data of a mailed link (RECOV-14, OQ-59)', () => {
  const link = { code: 'C', operation: 'reset', email: 'a@b.cn' };

  it('are complete, or null', () => {
    expect(readMailLink({ ...link, more: 1 })).toEqual(link);
    for (const name of Object.keys(link)) {
      expect(readMailLink({ ...link, [name]: undefined })).toBeNull();
      expect(readMailLink({ ...link, [name]: '' })).toBeNull();
    }
    for (const raw of [null, undefined, 'C', []]) expect(readMailLink(raw)).toBeNull();
  });

  it('are those of a broken link if there is at least a code', () => {
    expect(readBrokenLink({ code: 'C' })).toEqual({ code: 'C', email: '' });
    expect(readBrokenLink({ code: 'C', email: 'a@b.cn' })?.email).toBe('a@b.cn');
    expect(readBrokenLink({ email: 'a@b.cn' })).toBeNull();
    expect(readBrokenLink(undefined)).toBeNull();
  });

  it('are marked as done only if the history entry is', () => {
    expect([{ isDone: true }, { isDone: 1 }, {}, null, undefined, 'x'].map(isDone)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
