import { expect } from 'vitest';

/** Waits until lists show an offer with its first bid: they are a third of a second behind at most. */
export async function listedWithBid(term: string, title: string): Promise<void> {
  const hasBid = async (): Promise<boolean> => {
    const reply = await fetch(`/api/offer?page=1&limit=10&term=${term}`);
    const { data }: { data: readonly { title: string; hasBid: boolean }[] } = await reply.json();
    return data.some((offer) => offer.title.startsWith(title) && offer.hasBid);
  };
  await expect.poll(hasBid).toBe(true);
}
