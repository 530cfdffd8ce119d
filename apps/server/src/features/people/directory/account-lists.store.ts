import type { Queries } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A notification that an account was sent. Instants in epoch milliseconds UTC. */
export interface SentRow {
  readonly code: number;
  readonly title: string;
  readonly created_at: number;
  readonly read_at: number | null;
  readonly attachment_name: string | null;
}

const known = statement({ name: 'directory.is-account', text: 'select id from account where id = $1' });

const sent = statement({
  name: 'directory.notifications',
  text: `select code, title, created_at, read_at, attachment_name from notification
    where account_id = $1 order by created_at desc, code desc limit 100`,
});

/** Whether there is an account of that number, erased or not. */
export async function isAccount(queries: Queries, accountId: number): Promise<boolean> {
  return (await queries.row(known, [accountId])) !== undefined;
}

/** The latest hundred notifications of an account. */
export function notificationsOf(queries: Queries, accountId: number): Promise<SentRow[]> {
  return queries.rows(sent, [accountId]);
}
