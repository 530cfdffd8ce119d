import type { SocialProvider } from '@patio/domain/identity/social/social-provider.ts';
import type { WaysIn } from '@patio/domain/identity/social/ways-in.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

const lock = statement({
  name: 'social.lock-owner',
  text: 'select id, email from account where id = $1 for no key update',
});

const ways = statement({
  name: 'social.ways-in',
  text: `select a.password_hash is not null as password, (select count(*) from passkey p where p.account_id = a.id) as passkeys,
      array(select provider from social_identity i where i.account_id = a.id) as identities
    from account a where a.id = $1`,
  shape: shape<{ identities: SocialProvider[] }>(),
});

/** The account, locked until the transaction ends. */
export function lockOwner(
  transaction: Transaction,
  accountId: number,
): Promise<{ readonly id: number; readonly email: string } | undefined> {
  return transaction.row(lock, [accountId]);
}

/** All sign-in methods of an account. */
export async function waysInto(queries: Queries, accountId: number): Promise<WaysIn> {
  const row = await queries.row(ways, [accountId]);
  return row ?? { password: false, passkeys: 0, identities: [] };
}
