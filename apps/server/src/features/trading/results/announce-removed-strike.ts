import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { messages } from '../../messaging/mail/public.ts';
import type { RemovedStrike } from '../../people/strikes/public.ts';
import { auctionReader } from '../auctions/public.ts';
import { announce } from './announce.ts';
import { personOf } from './people.store.ts';

/** Notifies a buyer that a strike was removed. */
export async function announceRemovedStrike(
  deps: ServerDeps,
  transaction: Transaction,
  { accountId, code, offerCode, value, at }: RemovedStrike,
): Promise<void> {
  const row = await auctionReader(transaction).find(offerCode, at);
  const person = await personOf(transaction, accountId);
  if (!row || !person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    value,
    fact: `strike-removed-${code}`,
    at,
    write: messages.strikeRemoved,
  });
}
