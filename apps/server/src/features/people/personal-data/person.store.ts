import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { HAS_USERS } from '../../identity/sessions/public.ts';

/** The account behind requests. */
export interface PersonRow {
  readonly id: number;
  readonly email: string;
  /** Epoch milliseconds UTC; null: not yet. */
  readonly email_confirmed_at: number | null;
  readonly name: string;
  readonly surname: string;
  readonly trade_name: string | null;
  readonly document: string | null;
  readonly phone: string | null;
  readonly birth: string | null;
  readonly kind: 'F' | 'J' | 'C';
  readonly idiom: Idiom | null;
  readonly password_hash: string | null;
  readonly password_unproved: boolean;
  readonly accepts_mail: boolean;
  readonly staff_role: string | null;
  /** Works for a store: one that was refused or is closed has no users (decision 0111). */
  readonly of_store: boolean;
  readonly blocked_at: number | null;
  readonly erased_at: number | null;
}

const columns = `id, email, email_confirmed_at, name, surname, trade_name, document, phone, birth, kind, idiom, password_hash, password_unproved, accepts_mail, staff_role,
  exists (select from partner p where p.id = partner_id and ${HAS_USERS}) as of_store, blocked_at, erased_at`;

const find = statement({
  name: 'personal-data.person',
  text: `select ${columns} from account where id = $1`,
});
// No deal of this user starts or is decided until the transaction ends: bids, proposals and purchases take the same lock first.
const lockDeals = statement({
  name: 'personal-data.lock-deals',
  text: 'select pg_advisory_xact_lock(hashint8extended($1::bigint, 20))',
});
const lockRow = statement({
  name: 'personal-data.lock-person',
  text: `select ${columns} from account where id = $1 for update`,
});

/** The account, or undefined. */
export function personBy(queries: Queries, accountId: number): Promise<PersonRow | undefined> {
  return queries.row(find, [accountId]);
}

/** The account, with its deals and its row locked until the transaction ends. */
export async function lockPerson(
  transaction: Transaction,
  accountId: number,
): Promise<PersonRow | undefined> {
  await transaction.run(lockDeals, [accountId]);
  return transaction.row(lockRow, [accountId]);
}
