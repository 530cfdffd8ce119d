import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';

/** A saved view. */
export interface ViewRow {
  readonly code: number;
  readonly account_id: number;
  readonly role: StaffRole | null;
  readonly name: string;
  readonly query: string;
  readonly columns: readonly string[] | null;
}

const fields = 'code, account_id, role, name, query, columns';

const list = statement({
  name: 'list-views.list',
  text: `select ${fields} from list_view where list = $1 and (role = $3 or ($4 and role is not null) or (role is null and account_id = $2))
    order by role is null, lower(name), code`,
  shape: shape<Pick<ViewRow, 'role'>>(),
});

const count = statement({
  name: 'list-views.count',
  text: `select count(*) as total from list_view where account_id = $1 and not (list = $2 and lower(name) = lower($3))`,
});

const lock = statement({
  name: 'list-views.lock',
  text: `select pg_advisory_xact_lock(hashtextextended('views of account ' || $1::bigint, 0))`,
});

const save = statement({
  name: 'list-views.save',
  text: `insert into list_view (list, account_id, role, name, query, columns, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (list, coalesce(role, ''), (case when role is null then account_id end), lower(name))
    do update set name = excluded.name, query = excluded.query, columns = excluded.columns, account_id = excluded.account_id
    returning ${fields}`,
  shape: shape<Pick<ViewRow, 'role'>>(),
});

const remove = statement({
  name: 'list-views.delete',
  text: `delete from list_view where code = $1 and list = $2 and ((role is null and account_id = $3) or (role is not null and $4))
    returning name, role`,
});

interface Viewer {
  readonly accountId: number;
  readonly role: StaffRole | null;
}

const rulesAll = ({ role }: Viewer): boolean => role === 'administrator';

/** The views of a list that a user has: those of roles first. The administrator has those of every role. */
export function viewsOf(queries: Queries, listName: string, viewer: Viewer): Promise<readonly ViewRow[]> {
  return queries.rows(list, [listName, viewer.accountId, viewer.role, rulesAll(viewer)]);
}

/** Lets one view of a user be saved at a time, or several at once would pass the limit. */
export async function lockViews(transaction: Transaction, accountId: number): Promise<void> {
  await transaction.rows(lock, [accountId]);
}

/** How many other views a user has saved. */
export async function otherViews(
  queries: Queries,
  accountId: number,
  listName: string,
  name: string,
): Promise<number> {
  return (await queries.row(count, [accountId, listName, name]))?.total ?? 0;
}

/** Saves a view, or replaces the one of its name. `now` in epoch milliseconds UTC. */
export function saveViewRow(
  transaction: Transaction,
  view: Omit<ViewRow, 'code'> & { readonly list: string; readonly now: number },
): Promise<ViewRow | undefined> {
  const { list: listName, account_id: accountId, role, name, query, columns, now } = view;
  return transaction.row(save, [listName, accountId, role, name, query, columns, new Date(now)]);
}

/** Deletes a view that the user may delete, and gives it. */
export function deleteViewRow(transaction: Transaction, code: number, listName: string, viewer: Viewer) {
  return transaction.row(remove, [code, listName, viewer.accountId, rulesAll(viewer)]);
}
