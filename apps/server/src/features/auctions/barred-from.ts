import { dealBar } from '@patio/domain/deals/deal-bar.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { DealFacts } from '../deals/public.ts';
import { formatDate } from '@patio/domain/time/sao-paulo.ts';
import type { AuctionRow } from './auction-row.ts';

/**
 * Why a person may not bid, propose or buy on an offer at all, or null. It is asked right after the offer is known, before everything
 * else that can be wrong. Errors: `own-offer`, `staff-cannot-deal`, `on-blocklist`, `strikes`.
 */
export function barredFrom(row: AuctionRow, accountId: number, facts: DealFacts): ApiError | null {
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
  if (bar === null) return stopped(facts);
  return new ApiError(bar === 'staff' ? 'staff-cannot-deal' : 'own-offer');
}

function stopped({ stopped_until: until }: DealFacts): ApiError | null {
  return until === null ? null : new ApiError('strikes', { parameters: { date: formatDate(until) } });
}
