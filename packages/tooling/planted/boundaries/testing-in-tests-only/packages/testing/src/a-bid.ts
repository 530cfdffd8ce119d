export const aBid = 1;
