import {
  constants,
  createDecipheriv,
  generateKeyPairSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto';

export type KeyPair = { pem: string; spki: string; privatePem: string; decrypt(sealed: string): string };

/** A fresh RSA pair, and Node's own reading of what was encrypted with it. */
export function newKeyPair(modulusLength = 1024): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return {
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    decrypt: (sealed) => unpad(privateKey, Buffer.from(sealed, 'base64')),
  };
}

/** RSAES-PKCS1-v1_5 by hand: current versions of Node refuse to take that padding off. */
function unpad(key: KeyObject, sealed: Buffer): string {
  const block = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, sealed);
  const end = block.indexOf(0, 2);
  if (block[0] !== 0 || block[1] !== 2 || end < 10) throw new Error('bad padding');
  return block.subarray(end + 1).toString('utf8');
}

/** AES-128-ECB with PKCS#7, by Node. */
export function decryptAes(sealed: string, key: string): string {
  const decipher = createDecipheriv('aes-128-ecb', key, null);
  return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
}
