import type { openOwnDeposit as contract } from '@patio/contract/finance/deposits/open-own-deposit.ts';
import { DEPOSIT_ASKED_MS } from '@patio/domain/finance/deposits/deposit-step.ts';
import { isHidden, mayDeal } from '@patio/domain/trading/deals/may-deal.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { PixBank } from '../../../../platform/pix/pix-bank.ts';
import { auctionLocker, auctionState } from '../../../trading/auctions/public.ts';
import { offerOnSale, standingsOf } from '../../../trading/deals/public.ts';
import { openSecondChances } from '../../../sales/second-chances/public.ts';
import { payableDeposit, pixForCharge } from '../../pix/public.ts';
import { findDeposit, liveDeposit, ruleOfOffer } from '../deposits.store.ts';
import { makeDeposit } from '../make-deposit.ts';
import { presentOwnDeposit } from './own-deposits.present.ts';

/** Asks the caller for the deposit of an offer, once, and gives them a Pix for it. */
export const openOwnDeposit =
  (deps: ServerDeps, bank: PixBank | null): Handler<typeof contract> =>
  async ({ body, fail }, { actor, reply }) => {
    if (bank === null) return fail('pix-not-offered');
    const { accountId: buyer } = actor;
    const code = await deps.database.transact((transaction) =>
      ask(transaction, { offer: body.cdofrta, account: buyer, at: deps.clock.now() }),
    );
    if (typeof code === 'string') return fail(code);
    const deposit = await findDeposit(deps.database, code);
    if (deposit === undefined) return fail('offer-not-found');
    reply.header('cache-control', 'no-store');
    const caucao = presentOwnDeposit(deposit);
    if (deposit.state === 'held') return { data: { caucao, pix: null } };
    const read = (queries: Parameters<typeof payableDeposit>[0]) => payableDeposit(queries, code);
    const pix = await pixForCharge({ ...deps, bank }, { code: deposit.charge, buyer, term: 'now', read });
    if (pix === 'none') return fail('offer-not-found');
    return typeof pix === 'string' ? fail(pix) : { data: { caucao, pix: pix.pix } };
  };

interface Asked {
  readonly offer: number;
  readonly account: number;
  readonly at: number;
}

/**
 * The deposit of an account for an offer, made if there is none and the offer takes bids now, or they have a second chance. Under the locks of
 * bidding, so that two calls make one.
 */
async function ask(
  transaction: Transaction,
  { offer, account, at }: Asked,
): Promise<number | 'offer-not-found' | 'offer-finished' | 'deposit-not-needed'> {
  const locked = await auctionLocker(transaction).lock(offer, account);
  const rule = await ruleOfOffer(transaction, offer);
  const standing = (await standingsOf(transaction, [offer], at)).get(offer);
  if (!locked || !rule || standing?.published !== true) return 'offer-not-found';
  const live = await liveDeposit(transaction, account, offer);
  if (live !== null) return live;
  const chance = (await openSecondChances(transaction, account, [offer], at)).get(offer);
  const chanceUntil = chance === undefined ? null : Date.parse(chance.ate);
  const kind = chanceUntil === null ? 'bid' : 'award';
  const objection = mayDeal(offerOnSale(auctionState(locked), standing), { kind }, at);
  if (objection !== null) return isHidden(objection) ? 'offer-not-found' : 'offer-finished';
  if (rule.amount_cents === null) return 'deposit-not-needed';
  const dueAt = Math.min(at + DEPOSIT_ASKED_MS, chanceUntil ?? locked.end_at);
  const made = await makeDeposit(transaction, { account, offer, amount: rule.amount_cents, at, dueAt });
  return made.code;
}
