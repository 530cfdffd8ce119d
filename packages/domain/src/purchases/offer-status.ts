/** A open, E ended without sale, V sold, C awaiting credit release, L awaiting withdrawal, X completed (A§4, rules 0.25). */
export type OfferStatus = 'A' | 'E' | 'V' | 'C' | 'L' | 'X';

/** All statuses in the order in which a sale passes through them. */
export const OFFER_STATUSES: readonly OfferStatus[] = ['A', 'E', 'V', 'C', 'L', 'X'];
