import type {
  AccountKind,
  AlwaysColumn,
  MaybeColumn,
} from '@patio/domain/identity/accounts/account-fields.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

/** What the profile shows and changes: the texts of `ACCOUNT_FIELDS`, a date of birth as yyyy-mm-dd, and more. */
export interface ProfileRow
  extends Readonly<Record<AlwaysColumn, string>>, Readonly<Record<MaybeColumn, string | null>> {
  readonly id: number;
  readonly state_registration_exempt: boolean;
  readonly profile_code: number;
  readonly kind: AccountKind;
  readonly accepts_mail: boolean;
  readonly partner_id: number | null;
  readonly is_staff: boolean;
  readonly password_hash: string | null;
  readonly password_unproved: boolean;
  /** Epoch milliseconds UTC; null: not yet. */
  readonly email_confirmed_at: number | null;
}

const columns = `id, email, username, name, surname, document, phone, birth, trade_name, state_registration,
  state_registration_exempt, registration, profile_code, kind, accepts_mail, partner_id, staff_role is not null as is_staff,
  password_hash, password_unproved, email_confirmed_at`;

const byId = statement({
  name: 'profile-by-id',
  text: `select ${columns} from account where id = $1`,
});

const byIdLocked = statement({
  name: 'profile-by-id-locked',
  text: `select ${columns} from account where id = $1 for update`,
});

const documentTaken = statement({
  name: 'profile-document-taken',
  text: 'select 1 as one from account where document = $1 and id <> $2',
});

const save = statement({
  name: 'profile-save',
  text: `update account set name = $2, surname = $3, document = $4, phone = $5, birth = $6, trade_name = $7,
      state_registration = $8, state_registration_exempt = $9, registration = $10, accepts_mail = $11
    where id = $1`,
});

/** The profile of an account. */
export function profileOf(queries: Queries, accountId: number): Promise<ProfileRow | undefined> {
  return queries.row(byId, [accountId]);
}

/** The profile, locked until the transaction ends. */
export function lockProfile(transaction: Transaction, accountId: number): Promise<ProfileRow | undefined> {
  return transaction.row(byIdLocked, [accountId]);
}

/** Whether another account has this CPF or CNPJ. */
export async function isDocumentTaken(
  queries: Queries,
  document: string,
  accountId: number,
): Promise<boolean> {
  return (await queries.row(documentTaken, [document, accountId])) !== undefined;
}

/** Saves the changeable part of a profile. */
export async function saveProfile(transaction: Transaction, row: ProfileRow): Promise<void> {
  await transaction.run(save, [
    row.id,
    row.name,
    row.surname,
    row.document,
    row.phone,
    row.birth,
    row.trade_name,
    row.state_registration,
    row.state_registration_exempt,
    row.registration,
    row.accepts_mail,
  ]);
}
