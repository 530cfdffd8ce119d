import type { decidePayout as contract } from '@patio/contract/finance/payouts/decide-payout.ts';
import { decidePayoutRelease } from '@patio/domain/finance/payouts/decide-payout.ts';
import { stillFollows } from '@patio/domain/finance/payouts/plan-payout.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { announcePayout } from '../announce-payout.ts';
import { bankOf } from '../bank/banks.store.ts';
import { lockClaimed, lockStore } from '../claims.store.ts';
import { bookPayout } from '../move-payout.ts';
import { findPayout, partsOf, writeDecision, type PartRow, type PayoutRow } from '../payouts.store.ts';
import { showChanged } from '../show-changed.ts';
import { standingsOf } from '../standings.ts';

const REFUSALS = {
  decided: 'payout-decided',
  own: 'payout-own',
  'bank-changed': 'store-bank-changed',
  'bank-waits': 'store-bank-waits',
} as const;

/** Releases a payout, or turns it down. */
export const decidePayout =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const reason = body.decisao === 'recusar' ? body.motivo : null;
    const outcome = await deps.database.transact(async (transaction) => {
      const decided = await decide(deps, transaction, params.id, { reason, by: actor.accountId, at: now });
      return decided instanceof ApiError ? decided : showChanged(deps, transaction, decided, { actor, now });
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome === undefined ? fail('payout-not-found') : { data: outcome };
  };

interface Decision {
  /** Null: it is released. */
  readonly reason: string | null;
  readonly by: number;
  readonly at: number;
}

/** Decides under the lock of the store, so that two users at the same moment are one after the other. Returns the store. */
async function decide(
  deps: ServerDeps,
  transaction: Transaction,
  code: number,
  { reason, by, at }: Decision,
): Promise<number | ApiError> {
  const seen = await findPayout(transaction, code);
  const store = seen && (await lockStore(transaction, seen.partner_id));
  const payout = store && (await findPayout(transaction, code));
  if (store === undefined || payout === undefined) return new ApiError('payout-not-found');
  const bank = await bankOf(transaction, store.id);
  const facts = {
    state: payout.state,
    proposedBy: payout.proposed_by,
    bank: payout.bank_code,
    bankNow: bank?.code ?? null,
    bankUsableFrom: bank?.usable_from ?? 0,
  };
  const decision = decidePayoutRelease(facts, { release: reason === null, by, now: at });
  if (decision !== 'allowed') return new ApiError(REFUSALS[decision]);
  const parts = await partsOf(transaction, [code]);
  if (reason === null && !(await isStillDue(deps, transaction, { payout, parts, at })))
    return new ApiError('payout-changed');
  const state = reason === null ? 'sending' : 'withdrawn';
  await writeDecision(transaction, code, { state, by, at, reason });
  await recordAudit(transaction, {
    actorId: by,
    action: reason === null ? 'release-payout' : 'reject-payout',
    subject: `partner ${store.id}`,
    details: { payout: code, amount: payout.amount_cents, ...(reason !== null && { reason }) },
    before: { state: payout.state },
    after: { state },
    at,
  });
  if (reason === null) {
    await bookPayout(transaction, parts, { kind: 'paying-out', by, at, reference: null });
    const news = { what: 'released', reference: null, storeName: store.name, at } as const;
    await announcePayout(deps, transaction, payout, news);
  }
  return store.id;
}

/** Whether the same proposal would be made again now: its charges are locked first, so that their money stands still. */
async function isStillDue(
  deps: ServerDeps,
  transaction: Transaction,
  {
    payout,
    parts,
    at,
  }: { readonly payout: PayoutRow; readonly parts: readonly PartRow[]; readonly at: number },
): Promise<boolean> {
  await lockClaimed(
    transaction,
    parts.map(({ charge }) => charge),
  );
  const claims = await standingsOf(deps, transaction, { store: payout.partner_id, now: at });
  return stillFollows(
    parts,
    claims.map(({ standing }) => standing),
  );
}
