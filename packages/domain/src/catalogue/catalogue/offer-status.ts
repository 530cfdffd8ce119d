/** All statuses in the order in which a sale passes through them. */
export const OFFER_STATUSES = ['A', 'E', 'V', 'C', 'L', 'X'] as const;

/** A open, E ended without sale, V sold, C awaiting credit release, L awaiting withdrawal, X completed (A§4, rules 0.25). */
export type OfferStatus = (typeof OFFER_STATUSES)[number];
