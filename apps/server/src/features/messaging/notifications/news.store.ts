import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** What is new in an inbox. */
export interface AccountNews {
  readonly account_id: number;
  readonly unread: number;
  /** Newest first, ten at most; `path` is its link within the site. */
  readonly newest: readonly { readonly code: number; readonly title: string; readonly path: string | null }[];
}

const news = statement({
  name: 'notification-news',
  text: `select a.id as account_id,
      (select count(*) from notification where account_id = a.id and read_at is null) as unread,
      coalesce((select json_agg(n) from (
        select code, title, path from notification where account_id = a.id order by code desc limit 10) n), '[]') as newest
    from unnest($1::bigint[]) a(id)`,
  // The accounts are given.
  neverNull: ['account_id'],
  shape: shape<Pick<AccountNews, 'newest'>>(),
});

/** What is new in the inboxes of accounts. */
export function newsOf(queries: Queries, accountIds: readonly number[]): Promise<AccountNews[]> {
  return queries.rows(news, [accountIds]);
}
