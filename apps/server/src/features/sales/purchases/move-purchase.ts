import type { movePurchase as contract } from '@patio/contract/sales/purchases/move-purchase.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
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
import { announce, personOf, purchasePath } from '../../trading/results/public.ts';
import { refuseUntransferred } from '../transfer/public.ts';
import { makePickupCode } from '../pickup-codes/public.ts';
import { endStorage } from '../storage-days/public.ts';
import { refuseUnchecked } from './refuse-unchecked.ts';
import { findPurchase, lockPurchase, type SoldRow } from './defaults.store.ts';
import { followStage } from './stages/follow-stage.ts';
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
  async ({ params, body }, { actor, idiom }) => {
    const moved = { code: params.id, step: body.passo, actorId: actor.accountId, handedOver: false, idiom };
    const { sale, status, at } = await stepForward(deps, moved);
    return {
      data: {
        codigoCompra: sale.code,
        codigoOferta: sale.offer_code,
        statusOferta: status,
        em: isoInstant(at),
      },
    };
  };

/** Completes a purchase that was collected, in the name of the user who handed it over. Errors: as `movePurchase`. */
export async function completePurchase(
  deps: ServerDeps,
  { code, actorId }: { readonly code: number; readonly actorId: number },
): Promise<void> {
  await stepForward(deps, { code, step: 'conclusao', actorId, handedOver: true, idiom: 'PTBR' });
}

interface Forward {
  readonly code: number;
  readonly step: Step;
  readonly actorId: number;
  /** The vehicle is known to have left: what happened is written, whatever became of the payment since. */
  readonly handedOver: boolean;
  readonly idiom: Idiom;
}

/** Takes a step under the lock of offer and buyer; one that was taken is not taken again. */
async function stepForward(deps: ServerDeps, { code, step, actorId, handedOver, idiom }: Forward) {
  const outcome = await deps.database.transact(async (transaction) => {
    const seen = await findPurchase(transaction, code);
    if (!seen) return new ApiError('purchase-not-found');
    const row = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
    const sale = await lockPurchase(transaction, code);
    if (!row || !sale) return new ApiError('purchase-not-found');
    const before = (await stepDates(transaction, sale.code))?.[STEPS[step].date] ?? null;
    if (before !== null && sale.cancelled_at === null) return { sale, status: sale.status, at: before };
    const move = { row, sale, step, actorId, handedOver, at: deps.clock.now(), idiom };
    const status = await take(deps, transaction, move);
    return status instanceof ApiError ? status : { sale, status, at: move.at };
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

interface Move {
  readonly row: AuctionRow;
  readonly sale: SoldRow;
  readonly step: Step;
  readonly actorId: number;
  readonly handedOver: boolean;
  readonly at: number;
  readonly idiom: Idiom;
}

async function take(
  deps: ServerDeps,
  transaction: Transaction,
  { row, sale, step, actorId, handedOver, at, idiom }: Move,
): Promise<SoldRow['status'] | ApiError> {
  const { status: from, negotiation_at: negotiationAt, cancelled_at: cancelledAt } = sale;
  const paymentWithdrawn = sale.payment_withdrawn && !handedOver;
  const facts = { status: from, negotiationAt, cancelledAt, conditional: false, paymentWithdrawn };
  const decisions = STEPS[step].names.map((name) => decideSaleStep(facts, name, 'staff'));
  if (decisions.some((each) => each.kind === 'refused' && each.reason === 'payment-withdrawn'))
    return new ApiError('payment-withdrawn');
  const decision = decisions.find(({ kind }) => kind === 'moved');
  if (decision?.kind !== 'moved' || decision.sets === null) return new ApiError('purchase-step-refused');
  await refuseUnchecked(deps, transaction, { offerCode: row.offer_code, step, at, idiom });
  if (step === 'retirada' || step === 'conclusao')
    await refuseUntransferred(deps, transaction, { code: sale.code, at, idiom });
  const { status, sets } = decision;
  if (status === 'A' || status === 'E') return new ApiError('purchase-step-refused');
  // Before the step: of a purchase that is completed no day of storage is written.
  if (step === 'conclusao') await endStorage(deps, transaction, { code: sale.code, actorId, at });
  await followStage(deps, transaction, { code: sale.code, at }, () =>
    writeStep(transaction, { code: sale.code, offerCode: row.offer_code, status, sets, at }),
  );
  if (step === 'retirada') await makePickupCode(deps, transaction, { purchaseCode: sale.code, at });
  const person = await personOf(transaction, sale.account_id);
  if (person) {
    await announce(deps, transaction, row, {
      person,
      event: 'purchase',
      path: purchasePath(sale.code),
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
    details: { offer: row.offer_code, step },
    before: { status: from },
    after: { status },
    at,
  });
  transaction.afterCommit(() => deps.live.publish(row.offer_code));
  return status;
}
