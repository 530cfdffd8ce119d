import { dealBar } from '@patio/domain/trading/deals/deal-bar.ts';
import { isHidden, whyClosed, type DealIntention } from '@patio/domain/trading/deals/may-deal.ts';
import { isProved } from '@patio/domain/sales/regrets/regret-limit.ts';
import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { closedDeal, offerOnSale, type DealFacts } from '../../deals/public.ts';
import { auctionState, type AuctionRow } from '../auction-row.ts';

/** Who wants to do what, and when; instants in epoch milliseconds. */
interface Dealing {
  readonly accountId: number;
  readonly facts: DealFacts;
  readonly intention: DealIntention;
  readonly at: number;
}

/**
 * Why a user may not deal on a locked offer at all, or null: the gate and the account, in the documented order of checks, before all other
 * checks. Errors: `offer-not-found`, `own-offer`, `staff-cannot-deal`, `on-blocklist`, `strikes`, `regrets-need-proof`,
 * `store-unavailable`, `offer-stayed`, `offer-finished`.
 */
export function refusedAtGate(
  row: AuctionRow,
  { accountId, facts, intention, at }: Dealing,
  state = auctionState(row),
): ApiError | null {
  const reason = whyClosed(offerOnSale(state, facts), intention, at);
  const dealsAlready = facts.last_at !== null || facts.has_proposed;
  const closed = reason === null ? null : closedDeal(reason, dealsAlready);
  if (reason !== null && isHidden(reason) && !dealsAlready) return closed;
  return barredFrom(row, accountId, facts) ?? closed;
}

function barredFrom(row: AuctionRow, accountId: number, facts: DealFacts): ApiError | null {
  const bar = dealBar(
    {
      accountId,
      partnerId: facts.partner_id,
      isStaff: facts.is_staff,
      document: facts.document,
    },
    { ownerId: row.owner_id, partnerId: row.offer_partner_id, documents: facts.seller_documents },
  );
  if (bar === null && facts.is_listed) return new ApiError('on-blocklist');
  if (bar === null) return stopped(facts) ?? unproved(facts);
  return new ApiError(bar === 'staff' ? 'staff-cannot-deal' : 'own-offer');
}

function stopped({ stopped_until: until }: DealFacts): ApiError | null {
  return until === null ? null : new ApiError('strikes', { parameters: { date: formatDate(until) } });
}

/** After two regrets a deal requires more than a confirmed e-mail (rule 0.27). */
function unproved({ proof_until: until, ...facts }: DealFacts): ApiError | null {
  const trust = { identityVerified: facts.identity_verified, deposit: facts.deposit_cents };
  if (until === null || isProved(trust)) return null;
  return new ApiError('regrets-need-proof', { parameters: { date: formatDate(until) } });
}
