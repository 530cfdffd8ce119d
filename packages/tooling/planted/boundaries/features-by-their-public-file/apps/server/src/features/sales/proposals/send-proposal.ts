import { price } from '../../trading/auctions/price.ts';
import { offer } from '../../catalogue/catalogue/public.ts';
import { floor } from './floor.ts';

export const sent = [price, offer, floor];
