import { readBids } from './auctions.store.ts';

export const routes = readBids;
