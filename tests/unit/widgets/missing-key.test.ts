import { expect, it, vi } from 'vitest';
import { addConfigLayer } from '#page-config/layers';
import { diagnoseMissingKey } from '../../../widgets/missing-key';
import type { Connection } from '../../../widgets/types';

it.each([
  [{}, true],
  [{ publicKey: ' \n' }, true],
  [{ publicKey: 'MIIB' }, false],
  [{ publicKey: '', mode: 'off' }, false],
])('a page is checked for its public key if it needs one and has none: %j', (signing, isChecked) => {
  addConfigLayer({ signing: { publicKey: '', mode: 'required', ...signing } });
  const diagnose = vi.fn();
  diagnoseMissingKey({ diagnose } as Partial<Connection> as Connection);
  expect(diagnose.mock.calls.length > 0).toBe(isChecked);
});
