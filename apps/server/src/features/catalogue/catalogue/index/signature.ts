import type { OfferFacts } from './offer-facts.store.ts';

/** A 53-bit hash of the facts of an offer, independent of its state. */
export function signatureOf(facts: OfferFacts): number {
  const {
    publishedAt: _published,
    endAt: _end,
    spotlight: _spotlight,
    acceptsProposals: _proposals,
    hasBid: _bid,
    listPrice: _list,
    buyNow: _buy,
    auctionPrice: _auction,
    profilePrices: _own,
    ...what
  } = facts;
  return hash53(JSON.stringify(what));
}

/** cyrb53: two texts in nine thousand billion collide. */
function hash53(text: string): number {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    low = Math.imul(low ^ letter, 2_654_435_761);
    high = Math.imul(high ^ letter, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return 2 ** 32 * (2_097_151 & high) + (low >>> 0);
}
