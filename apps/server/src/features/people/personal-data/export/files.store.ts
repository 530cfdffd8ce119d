import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { RequestRow } from '../requests/requests.store.ts';

const insert = statement({
  name: 'personal-data.insert-file',
  text: `insert into personal_data_file (request_code, content, expires_at) values ($1, $2, $3)
    on conflict (request_code) do update set content = excluded.content, expires_at = excluded.expires_at`,
});
// For the same requester only: a copy requested by staff does not replace the user's own, nor the other way round.
const replace = statement({
  name: 'personal-data.replace-files',
  text: `delete from personal_data_file f using personal_data_request r where r.code = f.request_code and r.code <> $1
    and r.account_id = $2 and r.requested_by is not distinct from $3::bigint`,
});
const read = statement({
  name: 'personal-data.file',
  text: 'select content from personal_data_file where request_code = $1 and expires_at > $2',
});
const forget = statement({
  name: 'personal-data.forget-files',
  text: 'delete from personal_data_file where expires_at <= $1',
});

/** Stores the encrypted content of an export until an instant (epoch milliseconds), replacing earlier ones of the same requester. */
export async function saveFile(
  transaction: Transaction,
  {
    request,
    content,
    expiresAt,
  }: {
    readonly request: Pick<RequestRow, 'code' | 'account_id' | 'requested_by'>;
    readonly content: Buffer;
    readonly expiresAt: number;
  },
): Promise<void> {
  await transaction.run(replace, [request.code, request.account_id, request.requested_by]);
  await transaction.run(insert, [request.code, content, new Date(expiresAt)]);
}

/** The encrypted content, while it can be downloaded. */
export async function fileOf(
  queries: Queries,
  requestCode: number,
  now: number,
): Promise<Buffer | undefined> {
  return (await queries.row(read, [requestCode, new Date(now)]))?.content;
}

/** Removes expired content. */
export async function forgetFiles(queries: Queries, now: number): Promise<void> {
  await queries.run(forget, [new Date(now)]);
}
