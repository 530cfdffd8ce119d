import {
  buildAuctionedOffer,
  type AuctionedOfferTraits,
} from '../../apps/server/test/builders/auctioned-offer.ts';
import type { World } from './world.ts';

/** Opens so many offers, each with traits of its own. Returns their codes. */
export async function openOffers(
  { database }: Pick<World, 'database'>,
  count: number,
  traits: (index: number) => Partial<AuctionedOfferTraits> = () => ({}),
): Promise<number[]> {
  const codes: number[] = [];
  for (let index = 0; index < count; index += 1) {
    codes.push(await buildAuctionedOffer(database, Date.now(), traits(index)));
  }
  return codes;
}
