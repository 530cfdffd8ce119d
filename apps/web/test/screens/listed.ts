import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { expect } from 'vitest';

/** Waits until lists show an offer with its first bid: they are a third of a second behind at most. */
export async function listedWithBid(term: string, title: string): Promise<void> {
  const hasBid = async (): Promise<boolean> => {
    const reply: unknown = await (await fetch(`/api/offer?page=1&limit=10&term=${term}`)).json();
    const { data } = listOffers.success.schema.parse(reply);
    return data.some((offer) => offer.title.startsWith(title) && offer.hasBid);
  };
  await expect.poll(hasBid).toBe(true);
}
