/** Origin of the goods: a person or company, a court order, or a public body. */
export const GOODS_ORIGINS = ['private', 'court', 'public-body'] as const;
export type GoodsOrigin = (typeof GOODS_ORIGINS)[number];

/** The official auctioneer, their registration with the board of trade, and the notice of the auction. */
export interface Auctioneer {
  readonly name: string;
  readonly registration: string;
  readonly notice: string;
}

/** By which right an offer is sold (rule 0.42); without an auctioneer it is sold directly. */
export interface SaleRight {
  readonly origin: GoodsOrigin;
  readonly auctioneer: Auctioneer | null;
}

/** Sold directly, goods of a person or company. */
export const DIRECT_SALE: SaleRight = { origin: 'private', auctioneer: null };

export type SaleRightProblem = 'auctioneer-incomplete' | 'auctioneer-needed';

/**
 * Why a sale under this right is not allowed: goods of courts and public bodies may only be sold by an official auctioneer, with name,
 * registration and notice. Null: allowed.
 */
export function saleRightProblem({ origin, auctioneer }: SaleRight): SaleRightProblem | null {
  if (auctioneer === null) return origin === 'private' ? null : 'auctioneer-needed';
  const stated = [auctioneer.name, auctioneer.registration, auctioneer.notice];
  return stated.every((text) => text.trim() !== '') ? null : 'auctioneer-incomplete';
}

/** A right as one text, equal for equal rights. */
export function saleRightText({ origin, auctioneer }: SaleRight): string {
  const by = auctioneer === null ? [] : [auctioneer.name, auctioneer.registration, auctioneer.notice];
  return [auctioneer === null ? 'direct' : 'auctioneer', origin, ...by].join(' | ');
}
