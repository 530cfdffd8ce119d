import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** A company, with what a notification needs. */
export interface CompanyRow {
  readonly id: number;
  readonly kind: 'F' | 'J' | 'C';
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly state_registration: string | null;
  readonly state_registration_exempt: boolean;
}

const lock = statement({
  name: 'state-registration.lock',
  text: `select id, kind, email, name, idiom, state_registration, state_registration_exempt from account
    where id = $1 and erased_at is null for no key update`,
});

/** An account, locked until the transaction ends. */
export function lockCompany(transaction: Transaction, accountId: number): Promise<CompanyRow | undefined> {
  return transaction.row(lock, [accountId]);
}
