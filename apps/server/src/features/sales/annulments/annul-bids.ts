import type { annulBids as contract } from '@patio/contract/sales/annulments/annul-bids.ts';
import { annulBids as decideAnnulment } from '@patio/domain/trading/auctions/annulment/annul-bids.ts';
import type { LedgerEntry } from '@patio/domain/trading/auctions/ledger/ledger-entry.ts';
import {
  isBidLine,
  struckLines,
  type AuctionHistory,
} from '@patio/domain/trading/auctions/bids/standing-bids.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import {
  auctionHistory,
  auctionLocker,
  auctionState,
  pseudonym,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { announceAnnulment } from './announce-annulment.ts';
import { announceLimited } from './announce-limited.ts';
import { STORED_REASONS } from './annulment-words.ts';
import { annulledLines } from './annulled-lines.ts';
import { askNextLeader, biddersIn, type RequestedAnnulment } from './ask-next-leader.ts';
import { recordStruck } from './record-struck.ts';
import { recordAnnulments } from './annulments.store.ts';

type Body = HandlerInput<typeof contract>['body'];
type Decided = Extract<ReturnType<typeof decideAnnulment>, { kind: 'annulled' }>;

/** Annuls bids under the offer's lock (S-12): a concurrent bid is decided on the remaining bids, or before the annulment. */
export const annulBids =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const [row] = await auctionLocker(transaction).lockAll([params.id]);
      if (!row) return new ApiError('offer-not-found');
      const history = await auctionHistory(transaction, row.offer_code);
      const chosen = chosenLines(history, body);
      if (chosen.length === 0) return new ApiError('not-a-bid');
      const struckBefore = new Set(struckLines(history.entries).values());
      const lines = chosen.filter((seq) => !struckBefore.has(seq));
      if (lines.length === 0) return present(row, null);
      const decision = decideAnnulment(auctionState(row), history, { lines, at: deps.clock.now() });
      if (decision.kind === 'refused') {
        return new ApiError(decision.reason === 'already-closed' ? 'annulment-too-late' : 'not-a-bid');
      }
      // Possible new leaders are locked after the offer and in order, as for every deal (decision 0069).
      await auctionLocker(transaction).lockAccounts(biddersIn(history));
      const asked = await askNextLeader(deps, transaction, row, history, decision);
      await save(deps, transaction, { row, history, decision, asked, body }, context);
      return present(row, asked);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

function chosenLines({ entries }: AuctionHistory, { linhas, usuario }: Body): readonly number[] {
  if (linhas !== undefined) return [...new Set(linhas)];
  return entries.filter((line) => isBidLine(line) && line.participant === usuario).map(({ seq }) => seq);
}

interface Annulled {
  readonly row: AuctionRow;
  readonly history: AuctionHistory;
  /** The request and its result. */
  readonly decision: Decided;
  readonly asked: RequestedAnnulment;
  readonly body: Body;
}

async function save(
  deps: ServerDeps,
  transaction: Transaction,
  { row, history, decision, asked, body }: Annulled,
  { actor }: SignedInContext,
): Promise<void> {
  const { state } = asked;
  const at = state.lastAt;
  const lines = annulledLines(history, decision);
  await saveAuctions(transaction, [{ before: row, ...asked, maxima: [], outcome: null }]);
  await recordAnnulments(transaction, {
    offerCode: row.offer_code,
    lines,
    reason: STORED_REASONS[body.motivo],
    note: body.nota,
    actorId: actor.accountId,
    at,
  });
  await recordStruck(transaction, row.offer_code, asked);
  await announceAnnulment(deps, transaction, row, { decision, asked, reason: body.motivo });
  await announceLimited(deps, transaction, row, asked);
  await recordAudit(transaction, {
    actorId: actor.accountId,
    action: 'annul-bids',
    subject: `offer ${row.offer_code}`,
    details: {
      lines: lines.map((line) => line.struck),
      reason: body.motivo,
      note: body.nota,
      beyondLimit: asked.struck.map(({ accountId }) => accountId),
    },
    before: { price: row.price_cents, leader: row.leader_id, bids: row.bid_count },
    after: {
      price: state.price,
      leader: state.leader?.bidderId ?? null,
      bids: row.bid_count + asked.countChange,
    },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
}

function present(row: AuctionRow, decision: RequestedAnnulment | null) {
  const entries: readonly LedgerEntry[] = decision?.entries ?? [];
  const leader = decision === null ? row.leader_id : (decision.state.leader?.bidderId ?? null);
  return {
    codigoOferta: row.offer_code,
    anuladas: entries.map(({ seq }) => seq),
    valorLeilao: reaisFromCentavos(decision?.state.price ?? row.price_cents),
    lances: row.bid_count + (decision?.countChange ?? 0),
    lider: leader === null ? null : pseudonym(row.pseudonym_key, leader),
    liderMudou: decision?.leaderChanged ?? false,
  };
}
