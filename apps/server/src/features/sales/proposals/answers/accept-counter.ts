import { acceptCounter as contract } from '@patio/contract/sales/proposals/accept-counter.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { auctionLocker, refusedAtGate, type AuctionRow } from '../../../trading/auctions/public.ts';
import {
  beyondLimitError,
  dealRequest,
  exposureBeyond,
  incompleteProblem,
  runDeal,
  type Deal,
  type StoredReply,
} from '../../../trading/deals/public.ts';
import { isLimitReached } from '../../../people/limits/public.ts';
import { purchaseStands } from '../../purchases/public.ts';
import { announceSale } from '../../../trading/results/public.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { changedSince } from './changed-since.ts';
import { proposalOf } from '../proposal-row.ts';
import { proposalReader, proposalWriter } from '../proposals.store.ts';
import { sellToProposer } from './sell-to-proposer.ts';

/** The buyer accepts a counter-proposal: a sale at its value (rule 0.7). The same key, or the same call within seconds, sells once. */
export const acceptCounter =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { codigo: code }, body, fail }, context) => {
    const known = await proposalReader(deps.database).find(code);
    if (known?.account_id !== context.actor.accountId) return fail('proposal-not-found');
    const request = dealRequest('accept-counter', { ...body, code, cdofrta: known.offer_code }, context);
    const stored = await runDeal(deps, request, {
      addressCode: known.address_code,
      lock: (transaction) => auctionLocker(transaction).lock(request.offerCode, request.accountId),
      stillStands: ({ transaction }, stored) =>
        purchaseStands(transaction, contract.success.schema.parse(stored.reply).data.codigo),
      decide: (deal) => accept(deps, deal, { code, seen: body.vllance, accountId: request.accountId }),
    });
    return contract.success.schema.parse(stored.reply);
  };

async function accept(
  deps: ServerDeps,
  { transaction, row: offer, facts, now }: Deal<AuctionRow>,
  { code, seen, accountId }: { readonly code: number; readonly seen: number; readonly accountId: number },
): Promise<StoredReply | ApiError> {
  const row = await proposalWriter(transaction).lock(code);
  if (!row) return new ApiError('proposal-not-found');
  const intention = { kind: 'accept', amount: proposalOf(row).amount } as const;
  const refused = refusedAtGate(offer, { accountId, facts, intention, at: now });
  if (refused) return refused;
  if (isLimitReached('PODE_COMPRAR', facts)) {
    return new ApiError('limit-reached', { extra: { tipo: 'PODE_COMPRAR' } });
  }
  if (row.status === 'countered' && row.counter_cents !== null && row.counter_cents !== seen) {
    return changedSince(row.counter_cents);
  }
  const beyond = exposureBeyond(facts, { amount: seen, staysHere: 0 }, deps.config.rules.exposure);
  if (beyond) return beyondLimitError(beyond);
  const incomplete = incompleteProblem(facts);
  if (incomplete) return incomplete;
  const acceptance = { actor: 'buyer', actorId: accountId, at: now } as const;
  const sold = await sellToProposer(deps, transaction, { offer, row }, acceptance);
  if (sold instanceof ApiError) return sold;
  const { price, purchaseCode, at } = sold;
  await announceSale(deps, transaction, offer, { buyerId: accountId, purchaseCode, price, at });
  await recordSellingEvent(transaction, {
    event: 'counter-accepted',
    offerCode: offer.offer_code,
    ref: sold.purchaseCode,
    at,
  });
  const reply = { data: { codigo: sold.purchaseCode, cdofrta: offer.offer_code, statusOferta: 'V' } };
  return { status: 201, reply };
}
