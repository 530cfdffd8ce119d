import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { DocumentRow, RequestRow } from './documents.store.ts';

const insert = statement({
  name: 'purchase-documents.insert',
  text: `insert into purchase_document
      (guid, purchase_code, series, version, kind, name, type, bytes, sha256, side, added_by, added_at, state, request_code, invoice_key)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
});
const remove = statement({
  name: 'purchase-documents.remove',
  text: 'delete from purchase_document where guid = $1',
});
const decide = statement({
  name: 'purchase-documents.decide',
  text: `update purchase_document set state = $2, decided_by = $3, decided_at = $4, decision = $5 where guid = $1`,
});
const ask = statement({
  name: 'purchase-documents.ask',
  text: `insert into purchase_document_request (purchase_code, kind, reason, due_on, asked_by, asked_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (purchase_code, kind) where state = 'open' do nothing returning code`,
});
const end = statement({
  name: 'purchase-documents.end-request',
  text: `update purchase_document_request set state = $2, ended_by = $3, ended_at = $4, end_reason = $5
    where code = $1 and state = 'open'`,
});

/** Who does something, and when in epoch milliseconds. */
export interface By {
  readonly accountId: number;
  readonly at: number;
}

/** Stores a version of a document; its file is in the storage already. */
export async function insertDocument(
  transaction: Transaction,
  row: Omit<DocumentRow, 'decision'> & { readonly sha256: string },
): Promise<void> {
  const { guid, purchase_code, series, version, kind, name, type, bytes, sha256, side, added_by } = row;
  await transaction.run(insert, [
    guid,
    purchase_code,
    series,
    version,
    kind,
    name,
    type,
    bytes,
    sha256,
    side,
    added_by,
    new Date(row.added_at),
    row.state,
    row.request_code,
    row.invoice_key,
  ]);
}

/** Deletes a version; the one before it counts again. */
export async function deleteDocument(transaction: Transaction, guid: string): Promise<void> {
  await transaction.run(remove, [guid]);
}

/** Accepts or refuses a document of the buyer; `reason` null: accepted. */
export async function decideOn(
  transaction: Transaction,
  guid: string,
  reason: string | null,
  { accountId, at }: By,
): Promise<void> {
  const state = reason === null ? 'accepted' : 'refused';
  await transaction.run(decide, [guid, state, accountId, new Date(at), reason]);
}

/** Opens a request and gives its number; undefined: one of its kind is open. */
export async function openRequest(
  transaction: Transaction,
  purchaseCode: number,
  asked: Pick<RequestRow, 'kind' | 'reason' | 'due_on'>,
  { accountId, at }: By,
): Promise<number | undefined> {
  const { kind, reason, due_on } = asked;
  const row = await transaction.row(ask, [purchaseCode, kind, reason, due_on, accountId, new Date(at)]);
  return row?.code;
}

/** Ends a request: met by an accepted document, or withdrawn with a reason. */
export async function endRequest(
  transaction: Transaction,
  code: number,
  reason: string | null,
  { accountId, at }: By,
): Promise<void> {
  const state = reason === null ? 'met' : 'withdrawn';
  await transaction.run(end, [code, state, accountId, new Date(at), reason]);
}
