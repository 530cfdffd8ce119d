import { mayBid } from './auctions.policy.ts';

export const save = mayBid;
