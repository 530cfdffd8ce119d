import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** The representative of a store, as stored in the account. The e-mail is in lower case. */
interface StoreAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly contactName: string;
  readonly cnpj: string;
  readonly phone: string;
  readonly tradeName: string;
  readonly acceptsMail: boolean;
}

const insertAccount = statement({
  name: 'accounts.insert-of-store',
  text: `insert into account (email, username, password_hash, name, document, phone, trade_name, accepts_mail, partner_id,
      store_owner, profile_code, kind, company_type, created_at)
    values ($1, $1, $2, $3, $4, $5, $6, $7, $8, true, 5, 'J', 5, $9) on conflict do nothing returning id`,
});

const updateAccount = statement({
  name: 'accounts.update-of-store',
  text: `update account set email_confirmed_at = case when email = $1 then email_confirmed_at end, email = $1, username = $1, password_hash = $2, name = $3, document = $4, phone = $5, trade_name = $6,
      accepts_mail = $7 where id = $8`,
});

const valuesOf = (given: StoreAccount) =>
  [
    given.email,
    given.passwordHash,
    given.contactName,
    given.cnpj,
    given.phone,
    given.tradeName,
    given.acceptsMail,
  ] as const;

/** Creates the account of the user who registers a store, and answers for it; null if the e-mail or the CNPJ was taken meanwhile. `now` in epoch milliseconds. */
export async function insertStoreAccount(
  transaction: Transaction,
  given: StoreAccount,
  { partnerId, now }: { readonly partnerId: number; readonly now: number },
): Promise<number | null> {
  const values = [...valuesOf(given), partnerId, new Date(now)];
  return (await transaction.row(insertAccount, values))?.id ?? null;
}

/** Corrects the account of a store; a new e-mail has to be confirmed again. */
export async function updateStoreAccount(
  transaction: Transaction,
  accountId: number,
  given: StoreAccount,
): Promise<void> {
  await transaction.run(updateAccount, [...valuesOf(given), accountId]);
}
