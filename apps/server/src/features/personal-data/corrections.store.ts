import type { CorrectionSubject } from '@patio/domain/personal-data/personal-data-request.ts';
import type { Queries, Statement, Transaction } from '../../platform/db/database.ts';

type Field = Exclude<CorrectionSubject, 'other'>;

// The username follows the e-mail where it was the same, as at sign-up.
const changes: Readonly<Record<Field, Statement>> = {
  document: {
    name: 'personal-data.correct-document',
    text: 'update account set document = $2 where id = $1',
  },
  email: {
    name: 'personal-data.correct-email',
    text: `update account set email = $2, email_confirmed_at = null, username = case when lower(username) = email then $2 else username end,
      never_confirmed_since = case when email_confirmed_at is null then never_confirmed_since end where id = $1`,
  },
  birth: { name: 'personal-data.correct-birth', text: 'update account set birth = $2::date where id = $1' },
  company: {
    name: 'personal-data.correct-company',
    text: 'update account set trade_name = $2 where id = $1',
  },
};
const taken: Statement = {
  name: 'personal-data.taken',
  text: `select id from account where id <> $1 and case when $2 = 'email' then email = $3 or lower(username) = $3 else document = $3 end`,
};

const forgetMails: Statement = {
  name: 'personal-data.forget-mails',
  text: 'delete from mail where recipient = $1 and (sent_at is not null or dead_at is not null)',
};

/** Removes the mails to an address that left or were given up: once the account has another one, nothing leads to them. */
export async function forgetMailsTo(transaction: Transaction, email: string): Promise<void> {
  await transaction.run(forgetMails, [email]);
}

/** Whether another account has this e-mail or document. */
export async function isTaken(
  queries: Queries,
  accountId: number,
  field: Field,
  value: string,
): Promise<boolean> {
  if (field !== 'email' && field !== 'document') return false;
  return (await queries.row(taken, [accountId, field, value])) !== undefined;
}

/** Keeps the corrected value. */
export async function correctPerson(
  transaction: Transaction,
  accountId: number,
  field: Field,
  value: string,
): Promise<void> {
  await transaction.run(changes[field], [accountId, value]);
}
