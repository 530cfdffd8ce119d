import type { OfferStanding } from '../../../trading/deals/public.ts';
import type { ProposalRow } from '../proposal-row.ts';

/** A proposal with what the people who decide on it need to know. Instants in epoch milliseconds. */
export interface ReviewedRow extends ProposalRow, OfferStanding {
  readonly title: string;
  readonly offer_status: string;
  readonly offer_open: boolean;
  readonly end_at: number;
  readonly price_cents: number;
  /** What the offer costs this buyer now. */
  readonly asked_cents: number;
  readonly proposal_floor_cents: number | null;
  readonly has_bid: boolean;
  readonly offer_partner_id: number | null;
  readonly buyer_name: string;
  readonly buyer_email: string;
  readonly buyer_profile: number;
}
