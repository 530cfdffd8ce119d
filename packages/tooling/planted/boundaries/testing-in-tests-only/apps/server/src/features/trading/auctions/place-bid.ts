import { aBid } from '@patio/testing/a-bid.ts';

export const bid = aBid;
