import { NUMBER_FACETS } from '@patio/domain/catalogue/catalogue/filter/facets.ts';
import { WORD_FACETS } from '@patio/domain/catalogue/catalogue/filter/list-facets.ts';
import { byKey } from '@patio/domain/tables/keyed.ts';
import { canBuyNow } from '@patio/domain/catalogue/catalogue/shown-price.ts';
import { wordsOf } from '@patio/domain/catalogue/search/fold-text.ts';
import { CodedColumn, ListColumn, NumberColumn } from './columns.ts';
import type { OfferFacts } from './offer-facts.store.ts';

/** Bits of the column `flags`. */
export const flag = { spotlight: 1, acceptsProposals: 2, hasBid: 4 } as const;

/** The price of a user whose profile has none of its own. */
const noOwnPrice = -1;

/**
 * What lists filter, count and sort by, of every open offer, column by column. An offer has a slot, which is given to another one when
 * it is no longer open. Around 300 bytes an offer.
 */
export class OfferColumns {
  /** Slots below this one are in use or free. */
  size = 0;
  /** No offer is published later than that. */
  latestPublishedAt = -Infinity;
  /** 0 in a free slot. */
  readonly code = new NumberColumn();
  readonly publishedAt = new NumberColumn();
  /** Long ago in a free slot, so that nobody finds it. */
  readonly endAt = new NumberColumn();
  readonly flags = new NumberColumn();
  readonly partner = new NumberColumn();
  readonly vehicleCount = new NumberColumn();
  readonly listPrice = new NumberColumn();
  readonly buyNow = new NumberColumn();
  readonly auctionPrice = new NumberColumn();
  readonly category = new CodedColumn<number>();
  readonly subcategory = new CodedColumn<number>();
  readonly brand = new CodedColumn<number>();
  readonly model = new CodedColumn<number>();
  readonly state = new CodedColumn<number>();
  readonly city = new CodedColumn<number>();
  readonly words = byKey(WORD_FACETS, () => new CodedColumn<string>());
  /** Words of the titles. */
  readonly word = new CodedColumn<string>();
  readonly numbers = byKey(NUMBER_FACETS, () => new ListColumn());
  /** Prices to buy at once of profiles that have their own, by profile and slot. */
  readonly #ownBuyNow = new Map<number, Map<number, number>>();
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];

  /** Adds an open offer, or what has changed of it. */
  put(facts: OfferFacts): void {
    const slot = this.#slots.get(facts.code) ?? this.#free.pop() ?? this.size++;
    this.#slots.set(facts.code, slot);
    this.code.set(slot, facts.code);
    this.publishedAt.set(slot, facts.publishedAt);
    this.latestPublishedAt = Math.max(this.latestPublishedAt, facts.publishedAt);
    this.endAt.set(slot, facts.endAt ?? Infinity);
    const spotlight = facts.spotlight ? flag.spotlight : 0;
    const acceptsProposals = facts.acceptsProposals ? flag.acceptsProposals : 0;
    this.flags.set(slot, spotlight | acceptsProposals | (facts.hasBid ? flag.hasBid : 0));
    this.partner.set(slot, facts.partner ?? 0);
    this.vehicleCount.set(slot, facts.vehicleCount);
    this.#putPrices(slot, facts);
    this.#putLists(slot, facts);
  }

  /** Takes an offer away; unknown ones are none the worse for it. */
  remove(code: number): void {
    const slot = this.#slots.get(code);
    if (slot === undefined) return;
    this.#slots.delete(code);
    this.#free.push(slot);
    this.code.set(slot, 0);
    this.endAt.set(slot, -Infinity);
    this.word.put(slot, []);
    for (const prices of this.#ownBuyNow.values()) prices.delete(slot);
  }

  /** Undefined: not open. */
  slot(code: number): number | undefined {
    return this.#slots.get(code);
  }

  codes(): Iterable<number> {
    return this.#slots.keys();
  }

  /** The price to buy at once for a profile, 0 without one, or when bidding has reached it. */
  buyNowFor(profileCode: number): (slot: number) => number {
    const named = this.#namedFor(profileCode);
    return (slot) => (this.#canBuyNow(slot, named(slot)) ? named(slot) : 0);
  }

  /** The price that a profile is shown (C-41): to buy at once, until bidding has reached it, else that of the auction. */
  priceFor(profileCode: number): (slot: number) => number {
    const own = this.#ownBuyNow.get(profileCode);
    if (!own || own.size === 0) return (slot) => this.listPrice.at(slot);
    return (slot) => {
      const price = own.get(slot) ?? noOwnPrice;
      if (price === noOwnPrice) return this.listPrice.at(slot);
      return this.#canBuyNow(slot, price) ? price : this.auctionPrice.at(slot);
    };
  }

  /**
   * Offers with bids whose price for some profile may be that of the auction, though everybody else sees another: their bids move no
   * list price.
   */
  *unannounced(): Iterable<number> {
    for (const prices of this.#ownBuyNow.values()) {
      for (const slot of prices.keys()) {
        const hasBid = (this.flags.at(slot) & flag.hasBid) !== 0;
        if (hasBid && this.#canBuyNow(slot, this.buyNow.at(slot))) yield this.code.at(slot);
      }
    }
  }

  #namedFor(profileCode: number): (slot: number) => number {
    const own = this.#ownBuyNow.get(profileCode);
    if (!own || own.size === 0) return (slot) => this.buyNow.at(slot);
    return (slot) => own.get(slot) ?? this.buyNow.at(slot);
  }

  #canBuyNow(slot: number, price: number): boolean {
    return canBuyNow(price, this.auctionPrice.at(slot), (this.flags.at(slot) & flag.hasBid) !== 0);
  }

  #putPrices(slot: number, facts: OfferFacts): void {
    this.listPrice.set(slot, facts.listPrice);
    this.buyNow.set(slot, facts.buyNow);
    this.auctionPrice.set(slot, facts.auctionPrice);
    for (const prices of this.#ownBuyNow.values()) prices.delete(slot);
    for (const [profile, price] of facts.profilePrices ?? []) {
      const prices = this.#ownBuyNow.get(profile) ?? new Map<number, number>();
      this.#ownBuyNow.set(profile, prices.set(slot, price));
    }
  }

  #putLists(slot: number, facts: OfferFacts): void {
    this.category.put(slot, facts.categories);
    this.subcategory.put(slot, facts.subcategories);
    this.brand.put(slot, facts.brands);
    this.model.put(slot, facts.models);
    this.state.put(slot, facts.states);
    this.city.put(slot, facts.cities);
    for (const { key } of WORD_FACETS) this.words[key].put(slot, facts[key]);
    for (const { key, list } of NUMBER_FACETS) this.numbers[key].set(slot, facts[list]);
    this.word.put(slot, [...new Set(wordsOf(facts.title))]);
  }
}
