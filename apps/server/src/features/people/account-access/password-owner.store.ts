import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The owner of an account whose password staff act on. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly idiom: Idiom | null;
  readonly is_staff: boolean;
  readonly has_password: boolean;
  readonly must_change_password: boolean;
}

const lock = statement({
  name: 'account-access.lock-owner',
  text: `select email, name, idiom, staff_role is not null as is_staff, password_hash is not null as has_password, must_change_password
    from account where id = $1 and erased_at is null for no key update`,
});

/** The owner of an account, locked until the transaction ends; undefined: there is none. */
export function lockPasswordOwner(
  transaction: Transaction,
  accountId: number,
): Promise<PasswordOwner | undefined> {
  return transaction.row(lock, [accountId]);
}
