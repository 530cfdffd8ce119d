import type { removeStrike as contract } from '@patio/contract/strikes/remove-strike.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { auctionReader } from '../auctions/public.ts';
import { recordAudit } from '../audit/public.ts';
import { messages } from '../mail/public.ts';
import { announce, personOf } from '../results/public.ts';
import { markRemoved, strikesOf, type StrikeRow } from './strikes.store.ts';

/** Takes a strike back, writes down why, and tells the buyer. */
export const removeStrike =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const { id: accountId, strike: code } = params;
    const at = deps.clock.now();
    const refusal = await deps.database.transact(async (transaction) => {
      const removal = { accountId, code, reason: body.motivo, actorId: actor.accountId, at };
      if (!(await markRemoved(transaction, removal))) return new ApiError('strike-not-found');
      const strike = (await strikesOf(transaction, accountId))?.find((row) => row.code === code);
      if (strike) await tell(deps, transaction, strike, { accountId, at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-strike',
        subject: `account ${accountId}`,
        details: { strike: code, purchase: strike?.purchase_code ?? null, reason: body.motivo },
        at,
      });
      return null;
    });
    if (refusal) throw refusal;
    return undefined;
  };

async function tell(
  deps: ServerDeps,
  transaction: Transaction,
  strike: StrikeRow,
  { accountId, at }: { readonly accountId: number; readonly at: number },
): Promise<void> {
  const row = await auctionReader(transaction).find(strike.offer_code);
  const person = await personOf(transaction, accountId);
  if (!row || !person) return;
  await announce(deps, transaction, row, {
    person,
    event: 'purchase',
    value: strike.value_cents,
    fact: `strike-removed-${strike.code}`,
    at,
    write: messages.strikeRemoved,
  });
}
