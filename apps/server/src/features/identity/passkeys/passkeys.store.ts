import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A passkey as its owner sees it. Instants are epoch milliseconds UTC. */
export interface PasskeyRow {
  readonly code: number;
  readonly credential_id: string;
  readonly name: string;
  readonly synced: boolean;
  readonly created_at: number;
  readonly last_used_at: number | null;
}

/** A passkey for verification, with its account. */
export interface PasskeyToCheck {
  readonly code: number;
  readonly account_id: number;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly passkey_handle: Buffer | null;
}

const columns = 'code, credential_id, name, synced, created_at, last_used_at';

const list = statement({
  name: 'passkeys.list',
  text: `select ${columns} from passkey where account_id = $1 order by code`,
});

const toCheck = statement({
  name: 'passkeys.to-check',
  text: `select p.code, p.account_id, p.credential_id, p.public_key, p.counter, a.passkey_handle
    from passkey p join account a on a.id = p.account_id where p.credential_id = $1`,
});

const owner = statement({
  name: 'passkeys.owner',
  text: `update account set passkey_handle = coalesce(passkey_handle, $2) where id = $1
    returning id, email, trim(name || ' ' || surname) as name, passkey_handle`,
  // A handle is given.
  neverNull: ['passkey_handle'],
});

const lock = statement({
  name: 'passkeys.lock',
  text: 'select id from account where id = $1 for no key update',
});

const count = statement({
  name: 'passkeys.count',
  text: 'select count(*) as count from passkey where account_id = $1',
});

const insert = statement({
  name: 'passkeys.insert',
  text: `insert into passkey (account_id, credential_id, public_key, counter, transports, name, synced, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing returning ${columns}`,
});

const used = statement({
  name: 'passkeys.used',
  text: `update passkey set counter = $2, synced = $3, last_used_at = $4
    where code = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
});

const stored = statement({
  name: 'passkeys.kept',
  text: 'select code from passkey where code = $1',
});

const rename = statement({
  name: 'passkeys.rename',
  text: `update passkey set name = $3 where account_id = $1 and code = $2 returning ${columns}`,
});

const remove = statement({
  name: 'passkeys.remove',
  text: `delete from passkey where account_id = $1 and code = $2 returning ${columns}`,
});

/** The passkeys of an account, oldest first. */
export function passkeysOf(queries: Queries, accountId: number): Promise<PasskeyRow[]> {
  return queries.rows(list, [accountId]);
}

/** The passkey with this WebAuthn id, of any account. */
export function passkeyToCheck(queries: Queries, credentialId: string): Promise<PasskeyToCheck | undefined> {
  return queries.row(toCheck, [credentialId]);
}

/** The user handle of an account for devices; `handle` becomes it if it has none. Locks the account. */
export function passkeyOwner(
  queries: Queries,
  accountId: number,
  handle: Buffer,
): Promise<{ id: number; email: string; name: string; passkey_handle: Buffer } | undefined> {
  return queries.row(owner, [accountId, handle]);
}

/** How many passkeys an account has; nobody else adds one until the transaction ends. */
export async function lockPasskeys(transaction: Transaction, accountId: number): Promise<number> {
  // Counted by a separate statement: one that waits for the lock would still see the state before the wait.
  await transaction.run(lock, [accountId]);
  return (await transaction.row(count, [accountId]))?.count ?? 0;
}

/** Stores a new passkey; undefined if its WebAuthn id exists. */
export function insertPasskey(
  transaction: Transaction,
  key: {
    accountId: number;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    name: string;
    synced: boolean;
    now: number;
  },
): Promise<PasskeyRow | undefined> {
  return transaction.row(insert, [
    key.accountId,
    key.credentialId,
    Buffer.from(key.publicKey),
    key.counter,
    key.transports,
    key.name,
    key.synced,
    new Date(key.now),
  ]);
}

/** Records a use; false if the device's counter did not advance, as with a cloned passkey (WebAuthn Level 3, 6.1.1). */
export async function notePasskeyUse(
  queries: Queries,
  { code, counter, synced, now }: { code: number; counter: number; synced: boolean; now: number },
): Promise<boolean> {
  return (await queries.run(used, [code, counter, synced, new Date(now)])) > 0;
}

/** Whether a passkey has not been removed. */
export async function isPasskeySaved(queries: Queries, code: number): Promise<boolean> {
  return (await queries.row(stored, [code])) !== undefined;
}

/** Renames a passkey of an account; undefined if it has none with that code. */
export function renamePasskeyOf(
  queries: Queries,
  { accountId, code, name }: { accountId: number; code: number; name: string },
): Promise<PasskeyRow | undefined> {
  return queries.row(rename, [accountId, code, name]);
}

/** Removes a passkey of an account; undefined if it has none with that code. */
export function removePasskeyOf(
  transaction: Transaction,
  accountId: number,
  code: number,
): Promise<PasskeyRow | undefined> {
  return transaction.row(remove, [accountId, code]);
}
