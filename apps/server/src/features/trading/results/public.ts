export { announce, type Announcement } from './announce.ts';
export { announcePurchase, type AnnouncedPurchase } from './announce-purchase.ts';
export { announceRemovedStrike } from './announce-removed-strike.ts';
export { announceProposal } from './announce-proposal.ts';
export { announceResult } from './announce-result.ts';
export { announceSale, announceSoldOtherwise } from './announce-sale.ts';
export { deliveryOf } from './delivery.store.ts';
export { purchasePath } from './purchase-path.ts';
export { personOf } from './people.store.ts';
