import type { undoPayout as contract } from '@patio/contract/finance/payouts/marks/undo-payout.ts';
import { decidePayoutUndo } from '@patio/domain/finance/payouts/decide-payout.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { announcePayout } from '../announce-payout.ts';
import { lockClaimed, lockStore } from '../claims.store.ts';
import { markOf } from '../mark-of.ts';
import { bookPayout } from '../move-payout.ts';
import { findPayout, openPayouts, partsOf, writePayoutUndone } from '../payouts.store.ts';
import { showChanged } from '../show-changed.ts';

const REFUSALS = {
  'not-made': 'payout-not-made',
  own: 'payout-undo-own',
  'by-bank': 'payout-of-movement',
  'of-movement': 'payout-undo-movement',
  'moved-since': 'payout-moved-since',
} as const;

/** Takes back that the transfer of a payout was recorded as made. */
export const undoPayout =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const { motivo: reason, outroDinheiro: otherMoney } = body;
    const asked = { code: params.id, reason, otherMoney, by: actor.accountId, at: now };
    const outcome = await deps.database.transact(async (transaction) => {
      const undone = await undo(deps, transaction, asked);
      return undone instanceof ApiError ? undone : showChanged(deps, transaction, undone, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payout-not-found') : { data: outcome };
  };

interface Asked {
  readonly code: number;
  readonly reason: string;
  readonly otherMoney: boolean;
  readonly by: number;
  readonly at: number;
}

/** Takes it back under the locks of the store and of its sales, so that none of them moves meanwhile. Returns the store. */
async function undo(
  deps: ServerDeps,
  transaction: Transaction,
  { code, reason, otherMoney, by, at }: Asked,
): Promise<number | ApiError> {
  const seen = await findPayout(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  if (store === undefined) return new ApiError('payout-not-found');
  const parts = await partsOf(transaction, [code]);
  await lockClaimed(
    transaction,
    parts.map(({ charge }) => charge),
  );
  const payout = await findPayout(transaction, code);
  if (payout === undefined) return new ApiError('payout-not-found');
  const decision = decidePayoutUndo(markOf(payout), { by, otherMoney });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  // One at a time is under way for a store.
  if ((await openPayouts(transaction, store.id)).length > 0) return new ApiError('payout-open');
  const { reference, undone: again, amount_cents: amount, movement } = payout;
  await bookPayout(transaction, parts, { kind: 'reversal', by, at, reference, reason, again });
  await writePayoutUndone(transaction, code, { by, at, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: 'undo-payout',
    subject: `partner ${store.id}`,
    details: { payout: code, amount, reference, reason, ...(movement !== null && { movement }) },
    before: { state: payout.state },
    after: { state: 'sending' },
    at,
  });
  await announcePayout(deps, transaction, payout, {
    what: 'undone',
    reference: null,
    storeName: store.name,
    at,
  });
  return store.id;
}
