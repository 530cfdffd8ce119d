import { floor } from '../auctions/public.ts';

export const costs = floor;
