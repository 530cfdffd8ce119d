import { readBids } from './auctions.store.ts';

export const mayBid = readBids;
