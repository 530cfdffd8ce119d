import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A user of a store. Instants in epoch milliseconds UTC. */
export interface MemberRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly store_owner: boolean;
  readonly blocked: boolean;
  readonly last_seen_at: number | null;
}

/** A user who is removed, or answers for the store from now on. */
export interface LockedMember {
  readonly id: number;
  readonly name: string;
  readonly partner_id: number | null;
  readonly store_owner: boolean;
  readonly blocked: boolean;
}

const list = statement({
  name: 'members.list',
  text: `select a.id, concat_ws(' ', a.name, nullif(a.surname, '')) as name, a.email, a.store_owner, a.blocked_at is not null as blocked,
      (select max(s.last_seen_at) from session s where s.account_id = a.id and s.office) as last_seen_at
    from account a where a.partner_id = $1 and a.erased_at is null order by a.store_owner desc, a.name, a.id limit 500`,
});

const lock = statement({
  name: 'members.lock',
  text: `select id, concat_ws(' ', name, nullif(surname, '')) as name, partner_id, store_owner, blocked_at is not null as blocked
    from account where id = $1 and erased_at is null for no key update`,
});

const owns = statement({
  name: 'members.owns',
  text: 'select 1 as one from account where id = $1 and partner_id = $2 and store_owner and blocked_at is null',
});

/** The users of a store, who answers for it first. */
export function membersOf(queries: Queries, partnerId: number): Promise<MemberRow[]> {
  return queries.rows(list, [partnerId]);
}

/** The account of a user of a store or of anyone else, locked until the transaction ends. */
export function lockMember(transaction: Transaction, accountId: number): Promise<LockedMember | undefined> {
  return transaction.row(lock, [accountId]);
}

/** Whether a user answers for a store. */
export async function ownsStore(queries: Queries, accountId: number, partnerId: number): Promise<boolean> {
  return (await queries.row(owns, [accountId, partnerId])) !== undefined;
}
