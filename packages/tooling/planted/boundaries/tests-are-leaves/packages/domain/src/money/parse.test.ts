import { cases } from './format.test.ts';

export const mine = cases;
