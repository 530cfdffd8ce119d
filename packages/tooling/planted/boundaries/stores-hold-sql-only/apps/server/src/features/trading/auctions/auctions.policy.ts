export const mayBid = 1;
