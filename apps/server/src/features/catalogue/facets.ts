import type { Clock } from '../../platform/clock/clock.ts';
import type { Queries } from '../../platform/db/database.ts';
import { ShortMemory } from '../../platform/memory/short-memory.ts';
import { hasOwnPrices, type ListQuestion } from './offer-conditions.store.ts';
import { countOffers, type OfferCounts } from './offer-counts.store.ts';
import { noFilter, type OfferFilter } from './offer-filter.ts';

export interface Facets {
  /** Offers that match the filter. */
  readonly total: number;
  /** Open offers in all. */
  readonly open: number;
  /** The field `facets` of the reply, as JSON. */
  readonly json: string;
}

/**
 * Counts of lists, kept for a few seconds. The choices of one kind are counted as if nothing of that kind were chosen: whoever has
 * chosen a brand still sees how many offers the others have.
 */
export class FacetMemory {
  readonly #queries: Queries;
  readonly #memory: ShortMemory<OfferCounts>;

  constructor(queries: Queries, clock: Clock) {
    this.#queries = queries;
    this.#memory = new ShortMemory({ clock, size: 500, freshMs: 2000, staleMs: 10_000 });
  }

  async of(question: ListQuestion): Promise<Facets> {
    const { filter } = question;
    const without = (active: boolean, change: Partial<OfferFilter>) =>
      this.#counts(active ? { ...question, filter: { ...filter, ...change } } : question);
    const anyKind = { lots: true, singles: true };
    const [all, open, categories, subcategories, brands, models, states, kinds] = await Promise.all([
      this.#counts(question),
      this.#counts({ ...question, filter: noFilter }),
      without(filter.category !== null, { category: null }),
      without(filter.subcategories.length > 0, { subcategories: [] }),
      without(filter.brands.length > 0, { brands: [] }),
      without(filter.models.length > 0, { models: [] }),
      without(filter.state !== null, { state: null, city: null }),
      without(!filter.lots || !filter.singles, anyKind),
    ]);
    const cities = await without(filter.city !== null, { city: null });
    const json =
      `{"categories":${categories.categories},"subcategories":${subcategories.subcategories},` +
      `"brands":${brands.brands},"models":${models.models},"states":${states.states},"cities":${cities.cities},` +
      `"colors":${all.colors},"fuels":${all.fuels},"gearboxes":${all.gearboxes},` +
      `"kinds":{"lot":${kinds.lots},"vehicle":${kinds.total - kinds.lots}}}`;
    return { total: all.total, open: open.total, json };
  }

  #counts(question: ListQuestion): Promise<OfferCounts> {
    const { filter, viewer } = question;
    const ownPrices = filter.price !== null && hasOwnPrices(viewer);
    const key = `${ownPrices ? viewer.profileCode : ''}${JSON.stringify(filter)}`;
    return this.#memory.get(key, () => countOffers(this.#queries, question));
  }
}
