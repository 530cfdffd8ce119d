import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import type { ProvenIdentity } from '../social-identity-provider.ts';

/** The account of an identity. Instants are epoch milliseconds UTC. */
export interface SocialAccount {
  readonly id: number;
  readonly email: string;
  readonly two_step: boolean;
  readonly blocked_at: number | null;
  /** False: found by its e-mail. */
  readonly linked: boolean;
  /** Its owner has proven that its e-mail is theirs. */
  readonly email_confirmed: boolean;
}

/** A linked identity as its owner sees it. */
export interface IdentityRow {
  readonly provider: SocialProvider;
  readonly email: string | null;
  readonly linked_at: number;
  readonly used_at: number | null;
}

/** The result of linking: `taken` by another account, or the account has an `other` one already. */
export type LinkOutcome = 'linked' | 'kept' | 'taken' | 'other';

const columns =
  'a.id, a.email, a.two_step, a.blocked_at, a.email_confirmed_at is not null as email_confirmed';

const bySubject = statement({
  name: 'social.account-by-subject',
  text: `select ${columns}, true as linked from social_identity i join account a on a.id = i.account_id
    where i.provider = $1 and i.subject = $2`,
});

const byEmail = statement({
  name: 'social.account-by-email',
  text: `select ${columns}, false as linked from account a where a.email = $1`,
});

const insert = statement({
  name: 'social.link',
  text: `insert into social_identity (provider, subject, account_id, email, linked_at) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
});

const holder = statement({
  name: 'social.holder',
  text: 'select account_id from social_identity where provider = $1 and subject = $2',
});

const opens = statement({
  name: 'social.opens',
  text: 'select account_id from social_identity where provider = $1 and subject = $2 and account_id = $3',
});

const used = statement({
  name: 'social.used',
  text: 'update social_identity set used_at = $3 where provider = $1 and subject = $2',
});

const ofAccount = statement({
  name: 'social.of-account',
  text: `select provider, email, linked_at, used_at from social_identity where account_id = $1 order by provider desc`,
});

const remove = statement({
  name: 'social.unlink',
  text: 'delete from social_identity where account_id = $1 and provider = $2',
});

const spend = statement({
  name: 'social.spend-token',
  text: `insert into spent_identity_token (token_hash, expires_at) values ($1, $2) on conflict do nothing`,
});

/** The account of an identity: the one it is linked to, or the one with its verified e-mail (S-36). */
export async function accountOf(
  queries: Queries,
  { provider, subject, email, emailVerified }: ProvenIdentity,
): Promise<SocialAccount | undefined> {
  const linked = await queries.row(bySubject, [provider, subject]);
  if (linked || email === null || !emailVerified) return linked;
  return queries.row(byEmail, [email]);
}

/** Links an identity to an account. */
export async function linkTo(
  transaction: Transaction,
  { provider, subject, email }: ProvenIdentity,
  accountId: number,
  now: number,
): Promise<LinkOutcome> {
  const made = await transaction.run(insert, [provider, subject, accountId, email, new Date(now)]);
  if (made > 0) return 'linked';
  const row = await transaction.row(holder, [provider, subject]);
  if (row === undefined) return 'other';
  return row.account_id === accountId ? 'kept' : 'taken';
}

/** Whether an identity is linked to that account. */
export async function opensAccount(
  queries: Queries,
  { provider, subject }: ProvenIdentity,
  accountId: number,
): Promise<boolean> {
  return (await queries.row(opens, [provider, subject, accountId])) !== undefined;
}

/** Records a sign-in with it. */
export async function noteUse(
  transaction: Transaction,
  { provider, subject }: ProvenIdentity,
  now: number,
): Promise<void> {
  await transaction.run(used, [provider, subject, new Date(now)]);
}

/** The linked identities of an account. */
export function identitiesOf(queries: Queries, accountId: number): Promise<IdentityRow[]> {
  return queries.rows(ofAccount, [accountId]);
}

/** Unlinks a provider from an account; false if it was not linked. */
export async function unlinkFrom(
  transaction: Transaction,
  accountId: number,
  provider: SocialProvider,
): Promise<boolean> {
  return (await transaction.run(remove, [accountId, provider])) > 0;
}

/** Uses a single-use proof; false if it was used before. */
export async function spendOnce(transaction: Transaction, { once }: ProvenIdentity): Promise<boolean> {
  if (once === null) return true;
  return (await transaction.run(spend, [once.tokenHash, new Date(once.expiresAt)])) > 0;
}
