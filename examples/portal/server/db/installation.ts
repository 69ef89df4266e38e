import { createHmac, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { newSecret } from '../lib/secrets';
import type { Database, Queries } from './database';
import type { NameHash } from './deleted-names';

/** Keys and secrets of this installation, which all its processes share. */
export type Installation = {
  privateKey: KeyObject;
  /** PEM; passed to the widgets in the page configuration. */
  publicKey: string;
  /** Hashes a visitor's network into a rate-limit key; the address itself is not stored. */
  addressKey(address: string): string;
  /** Keyed hash of a short code, since a plain hash of six digits can be brute-forced. */
  codeHash(text: string): string;
  /** Hashes an email address or phone number with the secret key of this installation. */
  nameHash: NameHash;
  /** Signs requests to the member service. */
  memberSecret: string;
};

export type KeyPair = { privateKey: string };

/** Advisory lock that serializes the start of several processes. */
const SCHEMA_LOCK = 7_340_033;

/** Applies the schema and reads or generates the secrets of this installation. */
export async function prepare(db: Database, keyPair?: KeyPair): Promise<Installation> {
  const schema = await readFile(new URL('./schema.sql', import.meta.url), 'utf8');
  const { pem, salt, memberSecret } = await exclusively(db, async (inner) => {
    await inner.script(schema);
    return {
      pem: keyPair?.privateKey ?? (await installed(inner, 'private_key', newPrivateKey)),
      salt: await installed(inner, 'address_salt', async () => newSecret()),
      memberSecret: await installed(inner, 'member_secret', async () => newSecret()),
    };
  });
  const privateKey = createPrivateKey(pem);
  return {
    privateKey,
    memberSecret,
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    addressKey: (address) => createHmac('sha256', salt).update(address).digest('hex').slice(0, 32),
    nameHash: (name) => createHmac('sha256', salt).update(`name:${name.trim().toLowerCase()}`).digest('hex'),
    codeHash: (text) => createHmac('sha256', salt).update(`code:${text}`).digest('hex'),
  };
}

/** Runs a transaction that no other process runs at the same time. */
export function exclusively<T>(db: Database, run: (queries: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (inner) => {
    await inner.script(`select pg_advisory_xact_lock(${SCHEMA_LOCK})`);
    return run(inner);
  });
}

async function installed(db: Queries, name: string, make: () => Promise<string>): Promise<string> {
  const [row] = await db.query<{ value: string }>('select value from installation where name = $1', [name]);
  if (row) return row.value;
  const value = await make();
  await db.query('insert into installation (name, value) values ($1, $2)', [name, value]);
  return value;
}

async function newPrivateKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
