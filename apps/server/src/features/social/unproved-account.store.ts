import type { SocialProvider } from '@patio/domain/social/social-provider.ts';
import type { Statement, Transaction } from '../../platform/db/database.ts';

const take = {
  name: 'social.take-over',
  text: `update account set email_confirmed_at = $2, password_hash = null, two_step = false, must_change_password = false
    where id = $1 and email_confirmed_at is null returning id`,
} as const satisfies Statement;

const endSessions = {
  name: 'social.take-over-sessions',
  text: 'update session set revoked_at = $2 where account_id = $1 and revoked_at is null',
} as const satisfies Statement;

const waysIn = ['passkey', 'authenticator', 'recovery_code', 'password_link', 'access_code'].map(
  (table): Statement => ({
    name: `social.take-over-${table}`,
    text: `delete from ${table} where account_id = $1`,
  }),
);

const identities = {
  name: 'social.take-over-identities',
  text: 'delete from social_identity where account_id = $1 and provider <> $2',
} as const satisfies Statement;

/**
 * Hands an account to whom the provider vouches for, if nobody has shown yet that its e-mail is his: anybody could have signed up with it
 * and waited. Every other way in ends (decision 0053). False when the e-mail was confirmed before, and then nothing changes.
 */
export async function takeOverUnproved(
  transaction: Transaction,
  { accountId, provider, now }: { accountId: number; provider: SocialProvider; now: number },
): Promise<boolean> {
  if ((await transaction.run(take, [accountId, new Date(now)])) === 0) return false;
  await transaction.run(endSessions, [accountId, new Date(now)]);
  for (const statement of waysIn) await transaction.run(statement, [accountId]);
  await transaction.run(identities, [accountId, provider]);
  return true;
}
