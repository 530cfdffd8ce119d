import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import { claim } from '../../../platform/queue/claim.store.ts';

const wants = statement({
  name: 'week-by-mail.wants',
  text: 'select account_id from week_by_mail where account_id = $1',
});
// Who turns it on again on a Monday does not get the same week twice.
const want = statement({
  name: 'week-by-mail.want',
  text: `insert into week_by_mail (account_id, wanted_at, sent_on) values ($1, $2, $3) on conflict do nothing`,
});
const stop = statement({
  name: 'week-by-mail.stop',
  text: 'delete from week_by_mail where account_id = $1',
});
// Who works for the house and for a store reads the house.
const STORE = `case when a.staff_role = any($2::text[]) then null else p.id end as store_id,
  case when a.staff_role = any($2::text[]) then null else p.name end as store_name`;
const readers = statement({
  name: 'week-by-mail.claim-readers',
  text: claim(`w.account_id, a.email, a.name, a.idiom, ${STORE}`, {
    from: `week_by_mail w join account a on a.id = w.account_id left join partner p on p.id = a.partner_id and p.status = 'approved'`,
    where: `(w.sent_on is null or w.sent_on < $1::date) and (a.staff_role = any($2::text[]) or p.id is not null)
      and a.blocked_at is null and a.erased_at is null`,
    order: 'w.account_id',
    limit: '$3',
    of: 'w',
  }),
  shape: shape<{ idiom: Idiom | null; store_id: number | null; store_name: string | null }>(),
});
const mark = statement({
  name: 'week-by-mail.mark-sent',
  text: 'update week_by_mail set sent_on = $2 where account_id = any($1::bigint[])',
});

/** Whether a user wants the week by mail. */
export const wantsWeek = async (queries: Queries, accountId: number): Promise<boolean> =>
  (await queries.row(wants, [accountId])) !== undefined;

/** Turns it on or off. `sentOn`: the Monday of a week that is not sent any more, yyyy-mm-dd. */
export const saveWeek = (
  queries: Queries,
  accountId: number,
  { wanted, at, sentOn }: { readonly wanted: boolean; readonly at: number; readonly sentOn: string | null },
) => (wanted ? queries.run(want, [accountId, new Date(at), sentOn]) : queries.run(stop, [accountId]));

/**
 * Holds those who have not got the week that was over on a Monday, and marks them as having got it: staff, and users of open stores, with
 * their store.
 */
export async function takeReaders(
  transaction: Transaction,
  {
    monday,
    roles,
    limit,
  }: { readonly monday: string; readonly roles: readonly StaffRole[]; readonly limit: number },
) {
  const rows = await transaction.rows(readers, [monday, roles, limit]);
  await transaction.run(mark, [rows.map(({ account_id: id }) => id), monday]);
  return rows;
}
