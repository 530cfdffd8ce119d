import type { SignUpForm } from '@patio/domain/identity/accounts/sign-up-form.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { Applicant } from './applicant.ts';

/** What a sign-up has in common with existing accounts. */
export interface Likeness {
  readonly emailTaken: boolean;
  readonly documentTaken: boolean;
  /** The account that this same request created before. */
  readonly repeatedId: number | null;
}

const insert = statement({
  name: 'sign-up.insert-account',
  text: `insert into account (email, username, password_hash, name, trade_name, document, phone, profile_code, kind, client_type,
      company_type, accepts_mail, created_at, email_confirmed_at, never_confirmed_since)
    select $1::text, $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::smallint,
      case when $7::smallint = 7 then 'F' else 'J' end, case when $7::smallint = 7 then 7 end,
      case when $7::smallint <> 7 then $7::smallint end, $8::boolean, $9::timestamptz, case when $10::boolean then $9::timestamptz end,
      case when not $10::boolean then $9::timestamptz end
    where not exists (select from account where lower(username) = $1::text)
    on conflict do nothing returning id`,
});

const alike = statement({
  name: 'sign-up.alike',
  text: `select bool_or(a.email = $1 or lower(a.username) = $1) as email_taken, bool_or(a.document = $2) as document_taken,
      min(a.id) filter (where a.email = $1 and a.document = $2 and $3::text is not null
        and exists (select from terms_consent c where c.account_id = a.id and c.request_key = $3)) as repeated_id
    from account a where a.email = $1 or lower(a.username) = $1 or a.document = $2`,
});

const insertConsent = statement({
  name: 'sign-up.insert-consent',
  text: `insert into terms_consent (account_id, terms_version, accepts_mail, request_key, given_at)
    values ($1, $2, $3, $4, $5)`,
});

/** Creates the account, its e-mail being its username (S-30); null if e-mail or document belong to another. */
export async function insertAccount(
  transaction: Transaction,
  { form, profileCode, acceptsMail, kind, emailProved }: Applicant,
  passwordHash: string | null,
  now: number,
): Promise<number | null> {
  const row = await transaction.row(insert, [
    form.email,
    passwordHash,
    form.name,
    kind === 'company' ? form.tradeName : null,
    form.document,
    form.phone,
    profileCode,
    acceptsMail,
    new Date(now),
    emailProved,
  ]);
  return row?.id ?? null;
}

/** Which of e-mail and document are taken; null if neither is. `key` is the caller's key of the request. */
export async function likeness(
  queries: Queries,
  { email, document }: Pick<SignUpForm, 'email' | 'document'>,
  key: string | null,
): Promise<Likeness | null> {
  const row = await queries.row(alike, [email, document, key]);
  const emailTaken = row?.email_taken ?? false;
  const documentTaken = row?.document_taken ?? false;
  return emailTaken || documentTaken
    ? { emailTaken, documentTaken, repeatedId: row?.repeated_id ?? null }
    : null;
}

/** Stores the accepted terms (Lei 13.709/2018, art. 8). */
export async function insertTermsConsent(
  transaction: Transaction,
  given: { accountId: number; version: string; acceptsMail: boolean; key: string | null; now: number },
): Promise<void> {
  const { accountId, version, acceptsMail, key, now } = given;
  await transaction.run(insertConsent, [accountId, version, acceptsMail, key, new Date(now)]);
}
