import { taxRoot } from '../../validation/tax-root.ts';

/** Who would bid, propose or buy. `document` is a CPF or CNPJ, letters and digits only. */
export interface Dealer {
  readonly accountId: number;
  /** The store that they are a user of. */
  readonly partnerId: number | null;
  /** Whether they work in the back office. */
  readonly isStaff: boolean;
  readonly document: string | null;
}

/** Who sells: the owner, the store, and the tax numbers of both and of anyone who represents the store. */
export interface Seller {
  readonly ownerId: number | null;
  readonly partnerId: number | null;
  readonly documents: readonly (string | null)[];
}

/** Why a user may not deal on an offer at all. */
export type DealBar = 'staff' | 'own-offer';

/**
 * Whether a user stands on the selling side of an offer, or null when they may deal. Anyone who works in the back office sees reserves,
 * floors and maxima and so never deals; the owner, the users of the store that sells, and anyone who has the tax number of either do not deal
 * on what they sell. The establishments of one company are one (first eight characters of the CNPJ).
 */
export function dealBar(dealer: Dealer, seller: Seller): DealBar | null {
  if (dealer.isStaff) return 'staff';
  if (seller.ownerId === dealer.accountId) return 'own-offer';
  if (seller.partnerId !== null && seller.partnerId === dealer.partnerId) return 'own-offer';
  const own = taxRoot(dealer.document);
  return own !== null && seller.documents.some((document) => taxRoot(document) === own) ? 'own-offer' : null;
}
