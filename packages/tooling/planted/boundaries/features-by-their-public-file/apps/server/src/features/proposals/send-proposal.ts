import { price } from '../auctions/price.ts';
import { offer } from '../catalogue/public.ts';
import { floor } from './floor.ts';

export const sent = [price, offer, floor];
