import type { movePurchase as contract } from '@patio/contract/sales/purchases/move-purchase.ts';
import { decideSaleStep } from '@patio/domain/sales/purchases/decide-sale-step.ts';
import type { SaleStep } from '@patio/domain/sales/purchases/purchase-transitions.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import { auctionLocker, type AuctionRow } from '../../trading/auctions/public.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { messages } from '../../messaging/mail/public.ts';
import { announce, personOf } from '../../trading/results/public.ts';
import { findPurchase, lockPurchase, type SoldRow } from './defaults.store.ts';
import { stepDates, writeStep, type StepDates } from './steps.store.ts';

type Step = HandlerInput<typeof contract>['body']['passo'];

/** Names of a step in the rules, in the dates and in the message. The credit step may be skipped. */
const STEPS = {
  negociacao: { names: ['start-negotiation'], date: 'negotiation_at', stage: 'negotiation' },
  credito: { names: ['await-credit'], date: 'awaiting_credit_at', stage: 'credit' },
  retirada: { names: ['release-credit', 'skip-credit'], date: 'awaiting_withdrawal_at', stage: 'withdrawal' },
  conclusao: { names: ['complete'], date: 'finished_at', stage: 'finished' },
} as const satisfies Record<Step, { names: readonly SaleStep[]; date: keyof StepDates; stage: string }>;

/** Moves a purchase one step forward (S-11): status, date, audit and a message to the buyer, under the lock of offer and buyer. */
export const movePurchase =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await deps.database.transact(async (transaction) => {
      const seen = await findPurchase(transaction, params.id);
      if (!seen) return new ApiError('purchase-not-found');
      const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
      const sale = await lockPurchase(transaction, params.id);
      if (!row || !sale) return new ApiError('purchase-not-found');
      const before = (await stepDates(transaction, sale.code))?.[STEPS[body.passo].date] ?? null;
      if (before !== null && sale.cancelled_at === null) return { sale, status: sale.status, at: before };
      const move = { row, sale, step: body.passo, actorId: actor.accountId, at: deps.clock.now() };
      const status = await take(deps, transaction, move);
      return status instanceof ApiError ? status : { sale, status, at: move.at };
    });
    if (outcome instanceof ApiError) throw outcome;
    const { sale, status, at } = outcome;
    return {
      data: {
        codigoCompra: sale.code,
        codigoOferta: sale.offer_code,
        statusOferta: status,
        em: isoInstant(at),
      },
    };
  };

interface Move {
  readonly row: AuctionRow;
  readonly sale: SoldRow;
  readonly step: Step;
  readonly actorId: number;
  readonly at: number;
}

async function take(
  deps: ServerDeps,
  transaction: Transaction,
  { row, sale, step, actorId, at }: Move,
): Promise<SoldRow['status'] | ApiError> {
  const { status: from, negotiation_at: negotiationAt, cancelled_at: cancelledAt } = sale;
  const facts = { status: from, negotiationAt, cancelledAt, conditional: false };
  const decision = STEPS[step].names
    .map((name) => decideSaleStep(facts, name, 'staff'))
    .find(({ kind }) => kind === 'moved');
  if (decision?.kind !== 'moved' || decision.sets === null) return new ApiError('purchase-step-refused');
  const { status, sets } = decision;
  if (status === 'A' || status === 'E') return new ApiError('purchase-step-refused');
  await writeStep(transaction, { code: sale.code, offerCode: row.offer_code, status, sets, at });
  const person = await personOf(transaction, sale.account_id);
  if (person) {
    await announce(deps, transaction, row, {
      person,
      event: 'purchase',
      path: '/negociacao?view=compra',
      value: sale.value_cents,
      fact: `purchase-${sale.code}-${step}`,
      at,
      write: (mail) => messages.purchaseMoved({ ...mail, stage: STEPS[step].stage }),
    });
  }
  await recordAudit(transaction, {
    actorId,
    action: 'move-purchase',
    subject: `purchase ${sale.code}`,
    details: { offer: row.offer_code, step, from, to: status },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  return status;
}
