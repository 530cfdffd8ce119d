import type { defaultPurchase as contract } from '@patio/contract/sales/purchases/default-purchase.ts';
import { decideDefault } from '@patio/domain/trading/auctions/ends/decide-default.ts';
import { runnerUp } from '@patio/domain/trading/auctions/ends/runner-up.ts';
import { secretsOf } from '@patio/domain/trading/auctions/bids/secrets.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { decideSaleStep } from '@patio/domain/sales/purchases/decide-sale-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import {
  auctionHistory,
  auctionLocker,
  auctionState,
  pseudonym,
  saveAuctions,
  type AuctionRow,
} from '../../trading/auctions/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { refundOfDefault } from '../cancellations/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import { recordSellingEvent } from '../../messaging/selling-side/public.ts';
import { countingStrikes, giveStrike } from '../../people/strikes/public.ts';
import { purchaseCancelled, undoingOvertaken } from '../purchase-events/public.ts';
import { defaultersOf, findPurchase, lockPurchase, markDefaulted, type SoldRow } from './defaults.store.ts';

interface Undone {
  readonly row: AuctionRow;
  readonly sale: SoldRow;
  readonly reason: string;
  readonly actorId: number;
  readonly at: number;
}

/** Cancels a sale because its buyer defaulted (S-11): once, under the lock of offer and buyer. */
export const defaultPurchase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const seen = await findPurchase(transaction, params.id);
      if (!seen) return new ApiError('purchase-not-found');
      const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
      const sale = await lockPurchase(transaction, params.id);
      if (!row || !sale) return new ApiError('purchase-not-found');
      const given = { row, sale, reason: body.motivo, actorId: actor.accountId, at: deps.clock.now() };
      if (sale.defaulted_at === null) {
        const refusal = await undo(deps, transaction, given);
        if (refusal) return refusal;
      }
      return present(deps, transaction, given);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

async function undo(
  deps: ServerDeps,
  transaction: Transaction,
  { row, sale, reason, actorId, at: now }: Undone,
): Promise<ApiError | null> {
  const { status, negotiation_at: negotiationAt, cancelled_at: cancelledAt } = sale;
  const { account_id: buyer, value_cents: value } = sale;
  const facts = { status, negotiationAt, cancelledAt, conditional: false, unpaidAgain: sale.unpaid_again };
  const step = decideSaleStep(facts, 'default', 'staff');
  const decision = decideDefault(auctionState(row), now);
  if (step.kind === 'refused' || decision.kind === 'refused') return new ApiError('purchase-not-pending');
  const at = decision.state.lastAt;
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: 'defaulted' }]);
  await markDefaulted(transaction, { code: sale.code, reason, at });
  await undoingOvertaken.publish(deps, transaction, { code: sale.code, at });
  await purchaseCancelled.publish(null, transaction, { code: sale.code, at });
  const person = await personOf(transaction, sale.account_id);
  const refund = await refundOfDefault(deps, transaction, {
    offerCode: row.offer_code,
    accountId: sale.account_id,
    purchaseCode: sale.code,
    idiom: person?.idiom ?? 'PTBR',
    by: actorId,
    at,
  });
  const { strikes } = deps.config.rules;
  const strike = { accountId: sale.account_id, purchaseCode: sale.code, reason, givenBy: actorId, at };
  const count = await giveStrike(transaction, strike, strikes);
  if (person) {
    await announce(deps, transaction, row, {
      person,
      event: 'purchase',
      value: sale.value_cents,
      fact: `default-${sale.code}`,
      path: purchasePath(sale.code),
      at,
      write: (facts) =>
        messages.purchaseDefaulted({ ...facts, reason, count, limit: strikes.beforeBlock, refund }),
    });
  }
  await recordSellingEvent(transaction, {
    event: 'purchase-defaulted',
    offerCode: row.offer_code,
    ref: sale.code,
    at,
  });
  await recordAudit(transaction, {
    actorId,
    action: 'default-purchase',
    subject: `purchase ${sale.code}`,
    details: { offer: row.offer_code, buyer, value, reason, strikes: count },
    before: { status, refund: false },
    after: { status: decision.state.status, refund: refund !== null },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  return null;
}

/** The offer after the cancellation, with the next bidder, by pseudonym; whether they may have it is checked when it is offered. */
async function present(deps: ServerDeps, transaction: Transaction, { row, sale, at }: Undone) {
  const history = await auctionHistory(transaction, row.offer_code);
  const passedOver = new Set(await defaultersOf(transaction, row.offer_code));
  const next = runnerUp(auctionState(row), history, passedOver);
  // If the sale was before the end, the maxima are still secret, to staff too (rule 0.41).
  const secret = secretsOf(auctionState(row), at).kind === 'sealed';
  const { strikes } = deps.config.rules;
  return {
    codigoCompra: sale.code,
    codigoOferta: row.offer_code,
    statusOferta: 'E' as const,
    registros: await countingStrikes(transaction, sale.account_id, at, strikes),
    proximo:
      next === null
        ? null
        : {
            participante: pseudonym(row.pseudonym_key, next.bidderId),
            valor: secret ? null : reaisFromCentavos(next.value),
          },
  };
}
