import type { Queries, Statement, Transaction } from '../../platform/db/database.ts';

const insert: Statement = {
  name: 'personal-data.insert-file',
  text: `insert into personal_data_file (request_code, content, expires_at) values ($1, $2, $3)
    on conflict (request_code) do update set content = excluded.content, expires_at = excluded.expires_at`,
};
const read: Statement = {
  name: 'personal-data.file',
  text: 'select content from personal_data_file where request_code = $1 and expires_at > $2',
};
const forget: Statement = {
  name: 'personal-data.forget-files',
  text: 'delete from personal_data_file where expires_at <= $1',
};

/** Keeps the sealed content of an export until an instant (epoch milliseconds). */
export async function saveFile(
  transaction: Transaction,
  file: { readonly requestCode: number; readonly content: Buffer; readonly expiresAt: number },
): Promise<void> {
  await transaction.run(insert, [file.requestCode, file.content, new Date(file.expiresAt)]);
}

/** The sealed content, while it can be fetched. */
export async function fileOf(
  queries: Queries,
  requestCode: number,
  now: number,
): Promise<Buffer | undefined> {
  return (await queries.row<{ content: Buffer }>(read, [requestCode, new Date(now)]))?.content;
}

/** Removes what can no longer be fetched. */
export async function forgetFiles(queries: Queries, now: number): Promise<void> {
  await queries.run(forget, [new Date(now)]);
}
