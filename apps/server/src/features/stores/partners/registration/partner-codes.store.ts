import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const insert = statement({
  name: 'partner-codes.insert',
  text: 'insert into partner_code (partner_id, code_hash, expires_at, created_at) values ($1, $2, $3, $4)',
});

const sentAt = statement({
  name: 'partner-codes.sent-at',
  text: `select max(created_at) as last, count(*) filter (where created_at > $2) as sent from partner_code where partner_id = $1`,
});

/** The newest code that has not expired; wrong attempts count even if concurrent. */
const attempt = statement({
  name: 'partner-codes.try',
  text: `update partner_code set tries = tries + case when code_hash = $2 then 0 else 1 end
    where id = (select id from partner_code where partner_id = $1 order by id desc limit 1)
      and expires_at > $3 and tries < $4
    returning code_hash = $2 as matches`,
});

const spent = statement({
  name: 'partner-codes.spent',
  text: `select tries >= $2 as spent from partner_code where partner_id = $1 and expires_at > $3 order by id desc limit 1`,
});

const verify = statement({
  name: 'partner-codes.verify',
  // It is the e-mail of the account too.
  text: `with verified as (
      update partner set email_verified_at = coalesce(email_verified_at, $2) where id = $1 and email = $3 returning id)
    update account a set email_confirmed_at = coalesce(a.email_confirmed_at, $2) from verified
    where a.partner_id = verified.id and a.email = $3`,
});

/** Adds a code; only the newest of a partner is valid. Instants in epoch milliseconds. */
export async function insertPartnerCode(
  transaction: Transaction,
  code: { partnerId: number; codeHash: Buffer; expiresAt: number; now: number },
): Promise<void> {
  const { partnerId, codeHash, expiresAt, now } = code;
  await transaction.run(insert, [partnerId, codeHash, new Date(expiresAt), new Date(now)]);
}

/** When the last code was sent (null: never), and how many were since an instant. */
export async function codesSent(
  queries: Queries,
  partnerId: number,
  since: number,
): Promise<{ last: number | null; sent: number }> {
  const row = await queries.row(sentAt, [partnerId, new Date(since)]);
  return row ?? { last: null, sent: 0 };
}

/** Checks a code: `spent` after the maximum of wrong attempts. */
export async function tryPartnerCode(
  queries: Queries,
  given: { partnerId: number; codeHash: Buffer; maxAttempts: number; now: number },
): Promise<'right' | 'wrong' | 'spent'> {
  const { partnerId, codeHash, maxAttempts, now } = given;
  const row = await queries.row(attempt, [partnerId, codeHash, new Date(now), maxAttempts]);
  if (row) return row.matches ? 'right' : 'wrong';
  const left = await queries.row(spent, [partnerId, maxAttempts, new Date(now)]);
  return left?.spent === true ? 'spent' : 'wrong';
}

/** Marks this e-mail as the partner's own. */
export async function verifyPartnerEmail(
  queries: Queries,
  partnerId: number,
  email: string,
  now: number,
): Promise<void> {
  await queries.run(verify, [partnerId, new Date(now), email]);
}
