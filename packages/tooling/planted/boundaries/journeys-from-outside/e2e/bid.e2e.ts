import { price } from '../apps/server/src/price.ts';

export const before = price;
