import type { NegotiationView } from './negotiation-view.ts';

/** What a user is about to cancel in a dialog. */
export interface CancelRequest {
  readonly action: 'cancelProposal' | 'cancelPurchase' | 'withdrawConditional';
  readonly offerCode: number;
  /** Code of the proposal; unused for a purchase. */
  readonly bidCode: number;
  readonly title: string;
  /** Whether the purchase is cancelled at once, or the sales team asked to. */
  readonly atOnce: boolean;
  /** Whether the purchase may be returned by right (regret) instead. */
  readonly regrettable: boolean;
}

/** What the dialog cancels for a row; null: nothing, or it has a screen of its own. */
export function cancellingOf({
  actions,
  code,
  bidCode,
  title,
  regret,
}: NegotiationView): CancelRequest | null {
  const { cancels, atOnce } = actions;
  if (cancels === null || cancels === 'requestCancellation') return null;
  const regrettable = regret?.kind === 'possible';
  return { action: cancels, offerCode: code, bidCode, title, atOnce, regrettable };
}

/** A proposal is withdrawn by its own code, whatever came after it on the offer. */
export function withdrawingOf({ proposal, code, title }: NegotiationView): CancelRequest | null {
  if (proposal === null) return null;
  return {
    action: 'cancelProposal',
    offerCode: code,
    bidCode: proposal.code,
    title,
    atOnce: true,
    regrettable: false,
  };
}
