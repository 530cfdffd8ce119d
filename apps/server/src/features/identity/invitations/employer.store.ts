import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What the rule asks about the account of a company. */
interface EmployerRow {
  readonly profile_code: number;
  readonly blocked: boolean;
  readonly works: boolean;
}

const EMPLOYER = `select profile_code, blocked_at is not null as blocked, staff_role is not null or partner_id is not null as works
  from account where id = $1 and erased_at is null`;
const find = statement({ name: 'invitations.employer', text: EMPLOYER });
const lock = statement({ name: 'invitations.lock-employer', text: `${EMPLOYER} for no key update` });

/** The account of a company, or of anyone else; undefined: there is none. */
export function employer(queries: Queries, accountId: number): Promise<EmployerRow | undefined> {
  return queries.row(find, [accountId]);
}

/** The same, locked until the transaction ends. */
export function lockEmployer(transaction: Transaction, accountId: number): Promise<EmployerRow | undefined> {
  return transaction.row(lock, [accountId]);
}
