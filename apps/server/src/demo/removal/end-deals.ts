import { annulBids } from '@patio/domain/trading/auctions/annulment/annul-bids.ts';
import { decideDefault } from '@patio/domain/trading/auctions/ends/decide-default.ts';
import { isBidLine, standingHistory } from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { annulledLines, recordAnnulments } from '../../features/sales/annulments/public.ts';
import {
  auctionHistory,
  auctionLocker,
  auctionState,
  saveAuctions,
  type AuctionRow,
} from '../../features/trading/auctions/public.ts';
import { endCancellationRequests } from '../../features/sales/cancellations/public.ts';
import { settleConditional } from '../../features/sales/closing/public.ts';
import { rejectOpenProposals } from '../../features/sales/proposals/public.ts';
import { markDefaulted } from '../../features/sales/purchases/public.ts';
import { purchasesUnderWay } from './removal.store.ts';

const NOTE = 'Dados de demonstração removidos.';

/** Who ends them: an account of the demo world, because histories name a user. */
interface Ending {
  readonly actorId: number;
  readonly at: number;
}

/**
 * Ends the deals of demo accounts on demo offers, by the rules and in the ledgers like anyone else's: bids on open offers are annulled,
 * conditional sales released, purchases in progress cancelled, proposals rejected. Nobody is left to win or to be notified.
 */
export async function endDeals(
  deps: ServerDeps,
  transaction: Transaction,
  offers: readonly number[],
  ending: Ending,
): Promise<void> {
  const rows = await auctionLocker(transaction).lockAll(offers);
  const bought = Map.groupBy(await purchasesUnderWay(transaction, offers), ({ offer_code: code }) => code);
  for (const row of rows) {
    if (row.open && row.leader_id !== null) await annulAll(transaction, row, ending);
    if (row.conditional_until !== null) await settleConditional(deps, transaction, row, 'release');
    for (const { code, account_id: accountId } of bought.get(row.offer_code) ?? [])
      await undo(transaction, row, { code, accountId, at: ending.at });
    await rejectOpenProposals(deps, transaction, row, { cause: 'ended', at: ending.at });
  }
}

async function annulAll(transaction: Transaction, row: AuctionRow, { actorId, at }: Ending): Promise<void> {
  const history = await auctionHistory(transaction, row.offer_code);
  const lines = standingHistory(history, row.rule_version)
    .entries.filter(isBidLine)
    .map(({ seq }) => seq);
  const decision = annulBids(auctionState(row), history, { lines, at });
  if (decision.kind === 'refused') return;
  const { state } = decision;
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: null }]);
  await recordAnnulments(transaction, {
    offerCode: row.offer_code,
    lines: annulledLines(history, decision),
    reason: 'failure',
    note: NOTE,
    actorId,
    at: state.lastAt,
  });
}

async function undo(
  transaction: Transaction,
  row: AuctionRow,
  { code, accountId, at: now }: { code: number; accountId: number; at: number },
): Promise<void> {
  const decision = decideDefault(auctionState(row), now);
  if (decision.kind === 'refused') return;
  const at = decision.state.lastAt;
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: 'defaulted' }]);
  await markDefaulted(transaction, { code, reason: NOTE, at });
  const request = { offerCode: row.offer_code, accountId, purchaseCode: code, outcome: 'accepted' } as const;
  await endCancellationRequests(transaction, { ...request, at });
}
