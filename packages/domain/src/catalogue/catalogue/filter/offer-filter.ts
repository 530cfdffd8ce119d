import type { Bounds } from './bounds.ts';
import { RANGE_FACETS, type RangeKey } from './facets.ts';
import { CODE_FACETS, WORD_FACETS, type CodeKey, type WordKey } from './list-facets.ts';
import { byKey } from '../../../tables/keyed.ts';

/** The ways to obtain an offer: at a price at once, by bids, by a proposal. */
export type Deal = 'buy' | 'bid' | 'proposal';

/** The filters of a list in one form, whatever form they were requested in. Null and empty lists do not filter. Prices are in centavos. */
export interface OfferFilter
  extends
    Readonly<Record<CodeKey, readonly number[]>>,
    Readonly<Record<WordKey, readonly string[]>>,
    Readonly<Record<RangeKey, Bounds | null>> {
  readonly category: number | null;
  /** Include offers of several vehicles. */
  readonly lots: boolean;
  /** Include offers of one vehicle. */
  readonly singles: boolean;
  readonly spotlight: boolean | null;
  readonly term: string | null;
  readonly state: string | null;
  readonly city: string | null;
  readonly deal: Deal | null;
  /** Milliseconds. */
  readonly endingWithin: number | null;
  /** Metres from the viewer's place. */
  readonly radius: number | null;
  /** Name of the store. */
  readonly partner: string | null;
}

export const noFilter: OfferFilter = {
  ...byKey(CODE_FACETS, (): readonly number[] => []),
  ...byKey(WORD_FACETS, (): readonly string[] => []),
  ...byKey(RANGE_FACETS, () => null),
  category: null,
  lots: true,
  singles: true,
  spotlight: null,
  term: null,
  state: null,
  city: null,
  deal: null,
  endingWithin: null,
  radius: null,
  partner: null,
};
