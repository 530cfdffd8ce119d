import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A user of the house who is written to. */
export interface Colleague {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** Null: none is known. */
  readonly idiom: Idiom | null;
}

const colleague = `select id, email, concat_ws(' ', name, nullif(surname, '')) as name, idiom from account`;

const administrators = statement({
  name: 'team.lock-administrators',
  text: `${colleague} where staff_role = 'administrator' and blocked_at is null and erased_at is null order by id for no key update`,
});
const owners = statement({
  name: 'team.store-owners',
  text: `${colleague} where partner_id = $1 and store_owner and blocked_at is null and erased_at is null order by id`,
});
const one = statement({ name: 'team.colleague', text: `${colleague} where id = $1 and erased_at is null` });

/**
 * Administrators who can sign in, locked until the transaction ends: changes of one of them wait for it.
 */
export function lockAdministrators(transaction: Transaction): Promise<Colleague[]> {
  return transaction.rows(administrators);
}

/** Those who answer for a store and can sign in. */
export function storeOwners(queries: Queries, partnerId: number): Promise<Colleague[]> {
  return queries.rows(owners, [partnerId]);
}

/** A user by the number of their account. */
export function colleagueOf(queries: Queries, accountId: number): Promise<Colleague | undefined> {
  return queries.row(one, [accountId]);
}
