import type { CorrectionSubject } from '@patio/domain/people/personal-data/personal-data-request.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { type Statement, statement } from '../../../platform/db/statement.ts';

type Field = Exclude<CorrectionSubject, 'other'>;

// The username follows the e-mail if they were the same, as at sign-up.
const changes: Readonly<Record<Field, Statement>> = {
  document: statement({
    name: 'accounts.correct-document',
    text: 'update account set document = $2 where id = $1',
  }),
  email: statement({
    name: 'accounts.correct-email',
    text: `update account set email = $2, email_confirmed_at = null, username = case when lower(username) = email then $2 else username end,
      never_confirmed_since = case when email_confirmed_at is null then never_confirmed_since end where id = $1`,
  }),
  birth: statement({
    name: 'accounts.correct-birth',
    text: 'update account set birth = $2::date where id = $1',
  }),
  company: statement({
    name: 'accounts.correct-company',
    text: 'update account set trade_name = $2 where id = $1',
  }),
};
const registered = statement({
  name: 'accounts.set-state-registration',
  text: 'update account set state_registration = $2, state_registration_exempt = $3 where id = $1',
});
const documentTaken = statement({
  name: 'accounts.document-taken',
  text: 'select id from account where id <> $1 and document = $2',
});

const named = statement({
  name: 'accounts.name-taken',
  text: 'select id from account where id <> $1 and (email = $2 or lower(username) = $2)',
});
const rename = statement({
  name: 'accounts.rename',
  text: 'update account set username = $2 where id = $1',
});

/** Whether another account signs in by this e-mail or username, in any letter case. */
export async function isNameTaken(queries: Queries, accountId: number, name: string): Promise<boolean> {
  return (await queries.row(named, [accountId, name.toLowerCase()])) !== undefined;
}

/** Stores another username. */
export async function renameAccount(
  transaction: Transaction,
  accountId: number,
  username: string,
): Promise<void> {
  await transaction.run(rename, [accountId, username]);
}

/** Whether another account has this document. */
export async function isDocumentTaken(
  queries: Queries,
  accountId: number,
  document: string,
): Promise<boolean> {
  return (await queries.row(documentTaken, [accountId, document])) !== undefined;
}

/** Stores the corrected value. */
export async function correctAccount(
  transaction: Transaction,
  accountId: number,
  field: Field,
  value: string,
): Promise<void> {
  await transaction.run(changes[field], [accountId, value]);
}

/** Stores the state registration of a company, or that it is exempt from one. */
export async function correctRegistration(
  transaction: Transaction,
  accountId: number,
  { registration, exempt }: { readonly registration: string | null; readonly exempt: boolean },
): Promise<void> {
  await transaction.run(registered, [accountId, registration, exempt]);
}
