import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { regretsAskForProof } from '@patio/domain/regrets/regret-limit.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { AuctionRow } from '../auctions/public.ts';
import { messages } from '../mail/public.ts';
import { announce, personOf } from '../results/public.ts';
import { regretsSince, type RegretRow } from './regrets.store.ts';
import { tellSellers } from './tell-sellers.ts';

/** A regret, as far as it is told. Instant in epoch milliseconds. */
interface Told {
  /** Of the regret. */
  readonly id: number;
  readonly accountId: number;
  readonly purchase: RegretRow;
  readonly protocol: string;
  /** Whether a payment is known that goes back. */
  readonly refunds: boolean;
  readonly idiom: Idiom;
  readonly at: number;
}

/** Tells the buyer, with the protocol and how his money comes back, and those who sell, with what they have to do now. */
export async function announceRegret(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { id, accountId, purchase, protocol, refunds, idiom, at }: Told,
): Promise<void> {
  const person = await personOf(transaction, accountId);
  if (!person) return;
  const delivered = purchase.finished_at !== null;
  const fact = `regret-${id}`;
  const proofUntil = regretsAskForProof(await regretsSince(transaction, accountId, 0), at);
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    path: '/negociacao?view=compra',
    value: purchase.value_cents,
    fact,
    at,
    idiom,
    write: (facts) => messages.purchaseRegretted({ ...facts, protocol, refunds, delivered, proofUntil, at }),
  });
  await tellSellers(deps, transaction, row, {
    id,
    person,
    value: purchase.value_cents,
    protocol,
    refunds,
    delivered,
    at,
  });
}
