import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';

export type KeyPair = { pem: string; spki: string; privatePem: string; decrypt(sealed: string): string };

/** A new RSA key pair, with decryption by Node. */
export function newKeyPair(modulusLength = 1024): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    decrypt: (sealed) => unpad(privateKey, Buffer.from(sealed, 'base64')),
  };
}

/** Removes RSAES-PKCS1-v1_5 padding, which current versions of Node refuse. */
function unpad(key: KeyObject, sealed: Buffer): string {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed);
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('bad padding');
  return block.subarray(end + 1).toString('utf8');
}

/** Decrypts AES-128-ECB with PKCS#7 by Node. */
export function decryptAes(sealed: string, key: string): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
}
