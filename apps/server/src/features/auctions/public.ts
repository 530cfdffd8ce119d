export { auctionState, type AuctionRow } from './auction-row.ts';
export { auctionLocker, auctionReader } from './auctions.store.ts';
export { barredFrom } from './barred-from.ts';
export { biddersOf, type Bidder } from './bidders.store.ts';
export { dealTermsOf } from './deal-terms.store.ts';
export { pseudonym, sha256Hex } from './pseudonym.ts';
export { saveAuctions, type AuctionChange } from './save-auctions.store.ts';
export { saveLastBids } from './participations.store.ts';
export { presentBid } from './auctions.present.ts';
