import type { AnnulmentReason } from '@patio/contract/wire/reasons.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, negotiationPath, personOf } from '../../trading/results/public.ts';
import { ANNULMENT_WORDS } from './annulment-words.ts';
import type { RequestedAnnulment } from './ask-next-leader.ts';

interface Notice {
  readonly decision: {
    readonly entries: readonly LedgerEntry[];
    readonly provoked: ReadonlySet<number>;
  };
  readonly asked: Pick<RequestedAnnulment, 'state' | 'leaderChanged'>;
  readonly reason: AnnulmentReason;
}

/** Notifies users whose bids were annulled, and the new leader (S-12, S-40). */
export async function announceAnnulment(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  { decision: { entries, provoked }, asked: { state, leaderChanged }, reason }: Notice,
): Promise<void> {
  const at = state.lastAt;
  // A bidder whose automatic answer was annulled with the bid that provoked it has lost nothing.
  const lost = entries.filter(({ seq }) => !provoked.has(seq));
  for (const [bidderId, lines] of Map.groupBy(lost, ({ participant }) => participant)) {
    const person = bidderId === null ? undefined : await personOf(transaction, bidderId);
    if (!person) continue;
    await announce(deps, transaction, row, {
      person,
      event: 'annulment',
      path: negotiationPath(row.offer_code),
      value: Math.max(...lines.map(({ value }) => value)),
      fact: `annulled-${state.sequence}`,
      at,
      write: (facts) => messages.bidAnnulled({ ...facts, reason: ANNULMENT_WORDS[facts.idiom][reason] }),
    });
  }
  if (!leaderChanged || state.leader === null) return;
  const leader = await personOf(transaction, state.leader.bidderId);
  if (!leader) return;
  await announce(deps, transaction, row, {
    person: leader,
    event: 'annulment',
    value: state.price,
    fact: `lead-regained-${state.sequence}`,
    at,
    write: messages.leadRegained,
  });
}
