import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { insertStoreAccount, updateStoreAccount } from '../../../identity/account-records/public.ts';
import type { PartnerStatus } from '../partners.store.ts';
import type { NewRegistration } from './registration.ts';

/** A registration that may still be changed, or is approved already. */
export interface RegistrationRow {
  readonly account_id: number;
  readonly partner_id: number;
  readonly email: string;
  /** Null: none was set. */
  readonly password_hash: string | null;
  readonly status: PartnerStatus;
  readonly store: string | null;
  readonly email_verified_at: number | null;
}

const columns = `a.id as account_id, p.id as partner_id, a.email, a.password_hash, p.status, p.store, p.email_verified_at`;

// Others may work for the store already: they do not register it.
const registrant = `a.document = p.document and a.blocked_at is null and p.registered_at is not null`;

const byEmail = statement({
  name: 'registrations.by-email',
  text: `select ${columns} from account a join partner p on p.id = a.partner_id
    where a.email = $1 and ${registrant}`,
});

const byAccount = statement({
  name: 'registrations.by-account',
  text: `select ${columns} from account a join partner p on p.id = a.partner_id
    where a.id = $1 and ${registrant}`,
});

const lock = statement({
  name: 'registrations.lock',
  text: `select ${columns} from account a join partner p on p.id = a.partner_id where a.id = $1 for update of a, p`,
});

/** One registration at a time: what is free when checked is still free when written. */
const queue = statement({
  name: 'registrations.queue',
  text: `select pg_advisory_xact_lock(hashtextextended('partner registration', 0))`,
});

const taken = statement({
  name: 'registrations.taken',
  text: `select coalesce(bool_or(email = $1 or lower(username) = $1), false) as email, coalesce(bool_or(document = $2), false) as document
    from account where (email = $1 or lower(username) = $1 or document = $2) and id is distinct from $3`,
});

const insertPartner = statement({
  name: 'registrations.insert-partner',
  text: `insert into partner (name, phone, email, status, member_since, legal_name, document, site, representative,
      representative_document, idiom, registered_at)
    values ($1, $2, $3, 'pending', $9, $4, $5, $6, $7, $8, $10, $9) returning id`,
});

const updatePartner = statement({
  name: 'registrations.update-partner',
  text: `update partner set name = $1, phone = $2, email_verified_at = case when email = $3 then email_verified_at end, email = $3,
      legal_name = $4, document = $5, site = $6, representative = $7, representative_document = $8, idiom = $9,
      registered_at = case when status = 'refused' then $11 else registered_at end, status = 'pending',
      standing_reason = null, standing_by = null, standing_at = null
    where id = $10`,
});

/** Whether a registration may be corrected: it waits, or was refused and is sent again. */
export function isCorrectable({ status }: Pick<RegistrationRow, 'status'>): boolean {
  return status === 'pending' || status === 'refused';
}

/** The registration behind an e-mail (lower case) or an account. */
export function findRegistration(
  queries: Queries,
  by: { readonly email: string } | { readonly accountId: number },
): Promise<RegistrationRow | undefined> {
  return 'email' in by ? queries.row(byEmail, [by.email]) : queries.row(byAccount, [by.accountId]);
}

/** As it is now, locked until the transaction ends. */
export function lockRegistration(
  transaction: Transaction,
  accountId: number,
): Promise<RegistrationRow | undefined> {
  return transaction.row(lock, [accountId]);
}

/** Waits for other registrations and returns what another account already has: the e-mail, the CNPJ. */
export async function takenBy(
  transaction: Transaction,
  given: NewRegistration,
  accountId: number | null,
): Promise<{ readonly email: boolean; readonly document: boolean }> {
  await transaction.row(queue);
  const row = await transaction.row(taken, [given.email, given.cnpj, accountId]);
  return row ?? { email: false, document: false };
}

function partnerValues(given: NewRegistration) {
  return [
    given.tradeName,
    given.phone,
    given.email,
    given.legalName,
    given.cnpj,
    given.site,
    given.contactName,
    given.cpf,
  ] as const;
}

/** Writes partner and account; null if the e-mail or the CNPJ was taken in the meantime. */
export async function insertRegistration(
  transaction: Transaction,
  given: NewRegistration,
  now: number,
): Promise<{ accountId: number; partnerId: number } | null> {
  const partner = await transaction.row(insertPartner, [...partnerValues(given), new Date(now), given.idiom]);
  if (!partner) return null;
  const accountId = await insertStoreAccount(transaction, given, { partnerId: partner.id, now });
  return accountId === null ? null : { accountId, partnerId: partner.id };
}

/** Corrects a registration, or sends a refused one again; a new e-mail has to be confirmed again. */
export async function updateRegistration(
  transaction: Transaction,
  row: RegistrationRow,
  given: NewRegistration,
  now: number,
): Promise<void> {
  await transaction.run(updatePartner, [...partnerValues(given), given.idiom, row.partner_id, new Date(now)]);
  await updateStoreAccount(transaction, row.account_id, given);
}
