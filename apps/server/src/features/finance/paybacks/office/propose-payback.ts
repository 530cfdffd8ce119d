import { randomUUID } from 'node:crypto';
import type { proposePayback as contract } from '@patio/contract/finance/paybacks/propose-payback.ts';
import type { Input } from '@patio/contract/route/define-route.ts';
import {
  planPaybacks,
  type PaybackPlan,
  type PaybackWay,
} from '@patio/domain/finance/paybacks/plan-payback.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { isOfBank } from '../bank/payback-bank.ts';
import { openPaidPurchase, owedCharges, WAITS } from '../owed-money.ts';
import { insertParts } from '../parts.store.ts';
import { insertPayback } from '../paybacks.store.ts';
import { standingOf } from '../payback-standing.ts';
import { showPayback } from '../show-payback.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { turnDown } from './turn-down.ts';

/** The ways in the words of the API. */
const WAY = { pix: 'pix', transferencia: 'transfer', compensacao: 'set-off' } as const satisfies Record<
  Input<typeof contract>['body']['forma'],
  PaybackWay
>;

/** Proposes how money that is owed back goes back. */
export const proposePayback =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const pix = offersPix(deps.config);
    const asked = {
      purchase: params.id,
      way: WAY[body.forma],
      target: body.cobranca ?? null,
      amount: centavosFromReais(body.valor),
      seen: body.dadosEm ?? null,
      reason: body.motivo,
      by: actor.accountId,
      at: now,
      pix,
    };
    if (asked.way === 'pix' && !pix) return fail('payback-impossible');
    const outcome = await deps.database.transact(async (transaction) => {
      const refused = await propose(transaction, asked);
      return refused ?? showPayback(transaction, params.id, { actor, now, pix });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('purchase-not-found') : { data: outcome };
  };

interface Asked {
  readonly purchase: number;
  readonly way: PaybackWay;
  readonly target: number | null;
  /** Centavos, as it was read; null: none. */
  readonly amount: number | null;
  /** Since when the account is there that was read; null: none was. */
  readonly seen: string | null;
  readonly reason: string;
  readonly by: number;
  readonly at: number;
  /** Pix is offered. */
  readonly pix: boolean;
}

async function propose(transaction: Transaction, asked: Asked): Promise<ApiError | null> {
  const { purchase, way, target, amount, at, pix } = asked;
  const opened = await openPaidPurchase(transaction, purchase);
  if (opened === undefined) return new ApiError('purchase-not-found');
  const plans = planPaybacks(await owedCharges(transaction, opened.charges, opened.positionOf), at);
  const { waits, outdated, owed } = await standingOf(transaction, purchase, { plans, pix });
  if (owed.open !== null) return new ApiError('payback-open');
  if (waits !== null && outdated === null) return new ApiError(WAITS[waits]);
  const plan = plans.find((each) => each.way === way && each.target === target);
  if (plan === undefined) return new ApiError('payback-impossible');
  if (plan.amount !== amount) return new ApiError('payback-changed');
  if (way === 'transfer' && !(await isOfBank(transaction, purchase, asked.seen)))
    return new ApiError('payback-bank-changed');
  if (outdated !== null) await turnDown(transaction, outdated, asked);
  await write(transaction, asked, plan);
  return null;
}

async function write(
  transaction: Transaction,
  { purchase, reason, by, at }: Asked,
  { way, target, amount, parts }: PaybackPlan,
): Promise<void> {
  const payback = await insertPayback(transaction, { purchase, way, amount, target, reason, by, at });
  const made = parts.map(({ charge, amount: part, endToEndId }) => {
    // Written long before the bank is asked, so that nothing at the bank is unknown here.
    const pix = endToEndId === null ? null : { endToEndId, refundId: randomUUID().replaceAll('-', '') };
    return { charge, amount: part, pix };
  });
  await insertParts(transaction, payback, made);
  await recordAudit(transaction, {
    actorId: by,
    action: 'propose-payback',
    subject: `purchase ${purchase}`,
    details: { payback, way, amount, target, reason },
    at,
  });
}
