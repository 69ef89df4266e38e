import { beforeEach, describe, expect, it } from 'vitest';
import { SECTION_NAMES, SECTIONS } from '#config/member-center/sections';
import { hasPermission, storePermissions } from '#session/permissions';
import { recordSignIn, recordSignOut } from '#session/session';

const KEPT = 'cntv:permissions';
const kept = () => localStorage.getItem(KEPT) ?? '';

beforeEach(() => localStorage.clear());

describe('the permissions of a viewer', () => {
  it('include the permission of an entry or not (PERM-03)', () => {
    storePermissions('vip,editor');
    expect(['vip', 'editor', 'vi', 'vip,editor', 'admin'].map(hasPermission)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('are not needed for an empty permission, which every section has (PERM-04, LAYOUT-03)', () => {
    expect(hasPermission('')).toBe(true);
    expect(new Set(SECTION_NAMES.map((section) => SECTIONS[section].permission))).toEqual(new Set(['']));
  });

  it('are stored encrypted with a key of this browser (STATE-01, PERM-03, OQ-43)', () => {
    storePermissions('vip');
    expect(kept()).not.toContain('vip');
    expect(localStorage.getItem('cntv:permission-key')).toMatch(/^"[A-Za-z0-9]{16}"$/);
    const first = kept();
    storePermissions('vip');
    expect(kept()).toBe(first);
    localStorage.clear();
    storePermissions('vip');
    expect(kept()).not.toBe(first);
  });

  it.each(['"AAAA"', '"not base64 !"', '12', '{', '""'])('are none when %s is stored (OQ-44)', (stored) => {
    storePermissions('vip');
    localStorage.setItem(KEPT, stored);
    expect(hasPermission('vip')).toBe(false);
  });

  it.each(['"short"', '1234567890123456', '"0123456789abcdef0"', '"-0123456789abcdef"', '{'])(
    'are stored with a new key when the stored one is %s',
    (stored) => {
      localStorage.setItem('cntv:permission-key', stored);
      storePermissions('vip');
      expect(localStorage.getItem('cntv:permission-key')).toMatch(/^"[A-Za-z0-9]{16}"$/);
      expect(hasPermission('vip')).toBe(true);
    },
  );

  it('are none with another key (OQ-44)', () => {
    storePermissions('vip');
    localStorage.setItem('cntv:permission-key', '"0123456789abcdef"');
    expect(hasPermission('vip')).toBe(false);
  });

  it.each([
    ['a sign-out', recordSignOut],
    ['another sign-in', () => recordSignIn()],
  ])('are cleared by %s (STATE-02)', (_what, happens) => {
    recordSignIn();
    storePermissions('vip');
    happens();
    expect(kept()).toBe('');
    expect(hasPermission('vip')).toBe(false);
  });
});
