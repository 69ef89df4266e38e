import { STORAGE_KEYS } from '#config/storage-keys';
import { decryptAes, encryptAes } from '#lib/crypto/aes';
import { newNonce } from '#lib/crypto/nonce';
import { localStore } from '#lib/storage';

/**
 * Stores the viewer's permissions, encrypted with a random key of this browser (STATE-01, OQ-43). The key is
 * readable in the same storage, so this is no protection: the server enforces permissions (PERM-09).
 * @param permissions comma-separated
 */
export function storePermissions(permissions: string): void {
  const key = storedKey() ?? newNonce();
  localStore.set(STORAGE_KEYS.permissionKey, key);
  localStore.set(STORAGE_KEYS.permissions, encryptAes(permissions, key));
}

/**
 * Whether the viewer has a permission (PERM-03). The empty string always passes (PERM-04); stored permissions that
 * cannot be decrypted count as none (OQ-44).
 */
export function hasPermission(permission: string): boolean {
  if (permission === '') return true;
  const key = storedKey();
  const encrypted = localStore.get(STORAGE_KEYS.permissions);
  if (!key || typeof encrypted !== 'string') return false;
  return (decryptAes(encrypted, key) ?? '').split(',').includes(permission);
}

function storedKey(): string | null {
  const key = localStore.get(STORAGE_KEYS.permissionKey);
  return typeof key === 'string' && /^[A-Za-z0-9]{16}$/.test(key) ? key : null;
}
