import type { InvitedAccount } from '@patio/domain/identity/staff/invitation.ts';
import { employerRefusal } from '@patio/domain/people/employees/employer.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { HAS_STEP } from '../sessions/public.ts';
import { lockEmployer } from './employer.store.ts';

/** The account of an invited address. */
export interface InvitedRow {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
  readonly trade_name: string | null;
  readonly staff_role: StaffRole | null;
  readonly of_store: boolean;
  readonly is_employee: boolean;
  readonly blocked: boolean;
  readonly leaving: boolean;
  readonly password_hash: string | null;
  readonly confirmed: boolean;
}

const columns = `id, name, surname, trade_name, staff_role, partner_id is not null as of_store, employer_id is not null as is_employee,
    blocked_at is not null as blocked,
    exists (select from personal_data_request r where r.account_id = a.id and r.kind = 'deletion' and r.state = 'open') as leaving,
    password_hash, email_confirmed_at is not null as confirmed`;

const byEmail = statement({
  name: 'invitations.account',
  text: `select ${columns} from account a where email = $1`,
});
const lockByEmail = statement({
  name: 'invitations.lock-account',
  text: `select ${columns} from account a where email = $1 for no key update`,
});
const insert = statement({
  name: 'invitations.insert-account',
  text: `insert into account (email, username, password_hash, name, registration, profile_code, kind, created_at, email_confirmed_at)
    select $1::text, $1::text, $2::text, $3::text, $4::text, 6, 'C', $5::timestamptz, $5::timestamptz
    where not exists (select from account where lower(username) = $1::text) on conflict do nothing returning id`,
});
const giveRole = statement({
  name: 'invitations.give-role',
  text: 'update account set staff_role = $2 where id = $1',
});
const giveMailStep = statement({
  name: 'invitations.give-mail-step',
  text: `update account a set two_step = true where id = $1 and not ${HAS_STEP}`,
});
const joinStore = statement({
  name: 'invitations.join-store',
  text: 'update account set partner_id = $2, store_owner = false where id = $1',
});
const ownStore = statement({
  name: 'invitations.own-store',
  text: 'update account set store_owner = (id = $2) where partner_id = $1 and store_owner <> (id = $2)',
});
const employ = statement({
  name: 'invitations.employ',
  text: 'update account set employer_id = $2 where id = $1',
});

/** Makes an account that of a user of a store, or (null) of none any more. */
export async function setStore(
  transaction: Transaction,
  accountId: number,
  partnerId: number | null,
): Promise<void> {
  await transaction.run(joinStore, [accountId, partnerId]);
}

/** Has one user of a store answer for it, and no other. */
export async function setStoreOwner(
  transaction: Transaction,
  partnerId: number,
  accountId: number,
): Promise<void> {
  await transaction.run(ownStore, [partnerId, accountId]);
}

/** The account of an address, in lower case; undefined: there is none. */
export function invitedAccount(queries: Queries, email: string): Promise<InvitedRow | undefined> {
  return queries.row(byEmail, [email]);
}

/** The same, locked until the transaction ends. */
export function lockInvitedAccount(transaction: Transaction, email: string): Promise<InvitedRow | undefined> {
  return transaction.row(lockByEmail, [email]);
}

/** What the rule asks about it. */
export function factsOf(row: InvitedRow | undefined): InvitedAccount | null {
  if (!row) return null;
  const { staff_role: role, of_store: ofStore, is_employee: isEmployee, blocked, leaving } = row;
  return { role, ofStore, isEmployee, blocked, leaving };
}

/** Whether the user of the account sets a password when they accept: none is known to be theirs. */
export function setsPassword(row: InvitedRow | undefined): boolean {
  return !row?.confirmed || row.password_hash === null;
}

/** Creates the account of a user who has read the mail to its address; null if the address is taken meanwhile. `now` in epoch milliseconds. */
export async function insertInvited(
  transaction: Transaction,
  given: {
    readonly email: string;
    readonly name: string;
    readonly registration: string | null;
    readonly passwordHash: string;
    readonly now: number;
  },
): Promise<number | null> {
  const { email, name, registration, passwordHash, now } = given;
  const row = await transaction.row(insert, [email, passwordHash, name, registration, new Date(now)]);
  return row?.id ?? null;
}

/** Turns sign-in with a mailed code on for an account without a second step; false: it has one. */
export async function giveStep(transaction: Transaction, accountId: number): Promise<boolean> {
  return (await transaction.run(giveMailStep, [accountId])) > 0;
}

/** Gives an account its role in the team, or takes it (null). */
export async function setStaffRole(
  transaction: Transaction,
  accountId: number,
  role: StaffRole | null,
): Promise<void> {
  await transaction.run(giveRole, [accountId, role]);
}

/** Whether a company that invited a user may still have employees. It is locked until the transaction ends. */
export async function stillEmploys(transaction: Transaction, employerId: number): Promise<boolean> {
  const row = await lockEmployer(transaction, employerId);
  if (!row) return false;
  const { profile_code: profileCode, blocked, works } = row;
  return employerRefusal({ profileCode, blocked, works }) === null;
}

/** Makes an account that of an employee of a company, or (null) of none any more. */
export async function setEmployer(
  transaction: Transaction,
  accountId: number,
  employerId: number | null,
): Promise<void> {
  await transaction.run(employ, [accountId, employerId]);
}
