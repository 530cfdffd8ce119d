import type { decidePayback as contract } from '@patio/contract/finance/paybacks/decide-payback.ts';
import { decideRelease } from '@patio/domain/finance/paybacks/decide-payback.ts';
import { planPaybacks } from '@patio/domain/finance/paybacks/plan-payback.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { followApproval, type OpenedPurchase } from '../../charges/public.ts';
import { announcePayback } from '../announce-payback.ts';
import { isOfBank } from '../bank/payback-bank.ts';
import { givenUpCameBack, openPaidPurchase, owedCharges, WAITS, waitsOf } from '../owed-money.ts';
import { partsOf } from '../parts.store.ts';
import { cancelledBy, findPayback, writeDecision } from '../paybacks.store.ts';
import { setOff, startSending, type Released } from '../release-payback.ts';
import { showPayback } from '../show-payback.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';
import { turnDown } from './turn-down.ts';

const REFUSALS = {
  decided: 'payback-decided',
  own: 'payback-own',
  'own-cancellation': 'payback-own-cancellation',
} as const;

/** Releases a payback, or turns it down. */
export const decidePayback =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const reason = body.decisao === 'recusar' ? body.motivo : null;
    const seen = body.decisao === 'liberar' ? (body.dadosEm ?? null) : null;
    const outcome = await deps.database.transact(async (transaction) => {
      const decided = await decide(deps, transaction, params.id, {
        reason,
        seen,
        by: actor.accountId,
      });
      if (decided instanceof ApiError) return decided;
      return showPayback(transaction, decided, { actor, now, pix: offersPix(deps.config) });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payback-not-found') : { data: outcome };
  };

interface Decision {
  /** Null: it is released. */
  readonly reason: string | null;
  /** Since when the account is there that was read; null: none was. */
  readonly seen: string | null;
  readonly by: number;
}

/** Decides under the locks of the purchase, so that two users at the same moment are one after the other. Returns the purchase. */
async function decide(
  deps: ServerDeps,
  transaction: Transaction,
  code: number,
  { reason, seen, by }: Decision,
): Promise<number | ApiError> {
  const known = await findPayback(transaction, code);
  const opened = known && (await openPaidPurchase(transaction, known.purchase_code));
  const payback = opened && (await findPayback(transaction, code));
  if (opened === undefined || payback === undefined) return new ApiError('payback-not-found');
  // Read under the locks: whether its vehicle came back before it was released is told by these instants.
  const at = deps.clock.now();
  const facts = {
    state: payback.state,
    proposedBy: payback.proposed_by,
    cancelledBy: await cancelledBy(transaction, payback.purchase_code),
  };
  const decision = decideRelease(facts, { release: reason === null, by });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  if (reason !== null) {
    await turnDown(transaction, payback, { reason, by, at });
    return payback.purchase_code;
  }
  const waits = await waitsNow(deps, transaction, opened, { payback, at });
  if (waits !== null) return new ApiError(WAITS[waits]);
  if (payback.way === 'transfer' && !(await isOfBank(transaction, payback.purchase_code, seen)))
    return new ApiError('payback-bank-changed');
  await release(deps, transaction, opened, { payback, parts: await partsOf(transaction, [code]), by, at });
  return payback.purchase_code;
}

async function release(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedPurchase,
  released: Released,
): Promise<void> {
  const { payback, by, at } = released;
  const { code, way, amount_cents: amount } = payback;
  const state = way === 'set-off' ? 'done' : 'sending';
  await writeDecision(transaction, code, { state, by, at, reason: null });
  await recordAudit(transaction, {
    actorId: by,
    action: 'release-payback',
    subject: `purchase ${payback.purchase_code}`,
    details: { payback: code, way, amount },
    before: { state: payback.state },
    after: { state },
    at,
  });
  const news = { payback, amount, reference: null, at };
  if (way === 'set-off') {
    await setOff(transaction, opened, released);
    await followApproval(deps, transaction, opened, released);
    await announcePayback(deps, transaction, opened, { ...news, what: 'done' });
    return;
  }
  await startSending(transaction, opened, released);
  await announcePayback(deps, transaction, opened, { ...news, what: 'released' });
}

/** What has to happen before a payback is released. */
async function waitsNow(
  { config }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  opened: OpenedPurchase,
  { payback, at }: Pick<Released, 'payback' | 'at'>,
) {
  const plans = planPaybacks(await owedCharges(transaction, opened.charges, opened.positionOf), at);
  const now = { givenUp: givenUpCameBack(opened), pix: offersPix(config), plans };
  return waitsOf(transaction, payback.purchase_code, payback, now);
}
