export const readBids = 1;
