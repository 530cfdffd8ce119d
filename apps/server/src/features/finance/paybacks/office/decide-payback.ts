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
import { givenUpCameBack, IMPEDED, impedimentOf, openPaidPurchase, owedCharges } from '../owed-money.ts';
import { partsOf, writeParts } from '../parts.store.ts';
import { cancelledBy, findPayback, writeDecision } from '../paybacks.store.ts';
import { setOff, startSending, type Released } from '../release-payback.ts';
import { showPayback } from '../show-payback.ts';
import { offersPix } from '../../../../platform/pix/open-pix.ts';

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
  const impeded =
    reason === null ? await impedimentOf(transaction, payback.purchase_code, givenUpCameBack(opened)) : null;
  if (impeded !== null) return new ApiError(IMPEDED[impeded]);
  // Without a bank it would be on its way for ever.
  if (reason === null && payback.way === 'pix' && !offersPix(deps.config))
    return new ApiError('payback-impossible');
  const parts = await partsOf(transaction, [code]);
  if (reason === null && !(await isStillOwed(transaction, opened, { payback, parts, at })))
    return new ApiError('payback-changed');
  if (
    reason === null &&
    payback.way === 'transfer' &&
    !(await isOfBank(transaction, payback.purchase_code, seen))
  )
    return new ApiError('payback-bank-changed');
  const state = reason !== null ? 'withdrawn' : payback.way === 'set-off' ? 'done' : 'sending';
  await writeDecision(transaction, code, { state, by, at, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: reason === null ? 'release-payback' : 'reject-payback',
    subject: `purchase ${payback.purchase_code}`,
    details: {
      payback: code,
      way: payback.way,
      amount: payback.amount_cents,
      ...(reason !== null && { reason }),
    },
    before: { state: payback.state },
    after: { state },
    at,
  });
  if (reason === null) await release(deps, transaction, opened, { payback, parts, by, at });
  else
    await writeParts(
      transaction,
      parts.map((part) => part.code),
      { from: 'proposed', state: 'withdrawn' },
    );
  return payback.purchase_code;
}

async function release(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedPurchase,
  released: Released,
): Promise<void> {
  const { payback, at } = released;
  const news = { payback, amount: payback.amount_cents, reference: null, at };
  if (payback.way === 'set-off') {
    await setOff(transaction, opened, released);
    await followApproval(deps, transaction, opened, released);
    await announcePayback(deps, transaction, opened, { ...news, what: 'done' });
    return;
  }
  await startSending(transaction, opened, released);
  await announcePayback(deps, transaction, opened, { ...news, what: 'released' });
}

/** Whether the same proposal would be made again now. */
async function isStillOwed(
  transaction: Transaction,
  { charges, positionOf }: OpenedPurchase,
  { payback, parts, at }: Pick<Released, 'payback' | 'parts' | 'at'>,
): Promise<boolean> {
  const plans = planPaybacks(await owedCharges(transaction, charges, positionOf), at);
  const plan = plans.find(({ way, target }) => way === payback.way && target === payback.target_charge);
  const proposed = parts.map((part) => [part.charge_code, part.amount_cents, part.end_to_end_id].join());
  const now = plan?.parts.map(({ charge, amount, endToEndId }) => [charge, amount, endToEndId].join()) ?? [];
  return proposed.toSorted().join(';') === now.toSorted().join(';');
}
