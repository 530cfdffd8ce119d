import type { Queries, Statement } from '../../platform/db/database.ts';

/** Nothing that a deal or a request leaves behind hangs on it, and nobody of the team or a store works with it. */
const removable = `
  a.never_confirmed_since <= $1 and a.email_confirmed_at is null and a.erased_at is null and a.staff_role is null
  and a.partner_id is null and a.identity_verified_at is null and a.deposit_cents = 0
  and not exists (select from participation where account_id = a.id)
  and not exists (select from proposal where account_id = a.id)
  and not exists (select from purchase where account_id = a.id)
  and not exists (select from auction where leader_id = a.id)
  and not exists (select from offer where owner_id = a.id)
  and not exists (select from personal_data_request where account_id = a.id)
  and not exists (select from strike where account_id = a.id)`;

const due: Statement = {
  name: 'trust.unconfirmed-due',
  text: `select a.id from account a where ${removable} and a.id > $2 order by a.id limit 100`,
};

const still: Statement = {
  name: 'trust.unconfirmed-still',
  text: `select a.id from account a where a.id = $2 and ${removable}`,
};

/** Accounts beyond a number that never confirmed their e-mail since an instant (epoch milliseconds) and have no deals, 100 at most. */
export async function unconfirmedSince(queries: Queries, since: number, after: number): Promise<number[]> {
  return (await queries.rows<{ id: number }>(due, [new Date(since), after])).map(({ id }) => id);
}

/** Whether one is still such an account. */
export async function isUnconfirmed(queries: Queries, since: number, accountId: number): Promise<boolean> {
  return (await queries.row<{ id: number }>(still, [new Date(since), accountId])) !== undefined;
}
