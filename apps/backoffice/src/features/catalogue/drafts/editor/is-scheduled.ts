import type { OfferDraftReply } from '@patio/contract/catalogue/drafts/offer-draft.ts';

/** Whether an offer is to be on the site later. */
export function isScheduled({ oferta }: Pick<OfferDraftReply, 'oferta'>): boolean {
  const at = oferta?.publicadaEm ?? null;
  return at !== null && Date.parse(at) > Date.now();
}
