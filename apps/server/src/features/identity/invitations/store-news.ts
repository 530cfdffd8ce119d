import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { storeOwners, type Colleague } from './team.store.ts';

interface StoreNews {
  readonly storeName: string;
  /** By their name. */
  readonly member: string;
  readonly news: Parameters<typeof messages.storeMemberNews>[0]['news'];
  /** Epoch milliseconds UTC. */
  readonly now: number;
}

/** Mails news of a member of a store to some of its users. */
export async function mailStoreUsers(
  { config: { brand } }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  to: readonly Colleague[],
  { now, ...facts }: StoreNews,
): Promise<void> {
  for (const { email, idiom } of to) {
    const content = messages.storeMemberNews({ brand, idiom: idiom ?? 'PTBR', ...facts });
    await enqueueMail(transaction, { to: email, ...content, now });
  }
}

/** The same to those who answer for the store. */
export async function mailStoreOwners(
  deps: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  partnerId: number,
  news: StoreNews,
): Promise<void> {
  await mailStoreUsers(deps, transaction, await storeOwners(transaction, partnerId), news);
}
