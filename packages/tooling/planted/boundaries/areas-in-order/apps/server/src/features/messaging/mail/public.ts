export { price } from '../../trading/auctions/public.ts';
