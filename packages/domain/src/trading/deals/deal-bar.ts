import { taxRoot } from '../../validation/tax-root.ts';

/** Who would bid, propose or buy. `document` is a CPF or CNPJ, letters and digits only. */
export interface Dealer {
  readonly accountId: number;
  /** The store whose user they are. */
  readonly partnerId: number | null;
  /** Whether they work in the back office. */
  readonly isStaff: boolean;
  readonly document: string | null;
}

/** The sellers: the owner, the store, and the tax numbers of both and of the store's representatives. */
export interface Seller {
  readonly ownerId: number | null;
  readonly partnerId: number | null;
  readonly documents: readonly (string | null)[];
}

/** Why a user may not deal on an offer at all. */
export type DealBar = 'staff' | 'own-offer';

/**
 * Whether a user is on the selling side of an offer, or null if they may deal. Staff see reserves, floors and maxima and so never deal; the
 * owner, the users of the selling store, and anyone with the tax number of either do not deal on what they sell. All establishments of a
 * company count as one (first eight characters of the CNPJ).
 */
export function dealBar(dealer: Dealer, seller: Seller): DealBar | null {
  if (dealer.isStaff) return 'staff';
  if (seller.ownerId === dealer.accountId) return 'own-offer';
  if (seller.partnerId !== null && seller.partnerId === dealer.partnerId) return 'own-offer';
  const own = taxRoot(dealer.document);
  return own !== null && seller.documents.some((document) => taxRoot(document) === own) ? 'own-offer' : null;
}
