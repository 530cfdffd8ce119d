import type { OfferOrder, OfferQuery } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import type { Coordinates } from '@patio/domain/distance/great-circle.ts';
import type { PackedReply, Packing } from '../../../../platform/http/bodies/packing.ts';
import type { Viewer } from '../saving/offer-conditions.store.ts';
import type { Position } from '../index/offer-order.ts';

/** The part of a list that a page shows. */
export interface PageRequested {
  readonly order: OfferOrder;
  readonly limit: number;
  readonly after: Position | null;
  readonly origin: Coordinates | null;
  readonly offset: number;
}

/** One page of a filtered list, with its total and its facets. */
export interface PageRequest {
  readonly about: 'page';
  readonly packing: Packing | null;
  readonly query: OfferQuery;
  readonly page: PageRequested;
  readonly viewer: Viewer;
  readonly now: number;
}

/** All open offers of a category and a store, or of all (null), newest first, up to the cap. */
export interface FullRequest {
  readonly about: 'whole';
  readonly packing: Packing | null;
  readonly category: number | null;
  readonly partner: string | null;
  readonly viewer: Viewer;
  readonly now: number;
}

/** Suggestions for typed words. */
export interface SuggestionsAsk {
  readonly about: 'suggestions';
  readonly packing: Packing | null;
  readonly typed: readonly string[];
  readonly category: number | null;
  readonly partner: string | null;
  readonly now: number;
}

/** The requests for lists: plain data, so that they can be sent to another thread; `packing` is the encoding of the reply, null for none. */
export type ListRequest = PageRequest | FullRequest | SuggestionsAsk;

/** The reply to an ask. */
export interface ListReply extends PackedReply {
  /** For a whole list: where the rest starts, as a cursor of MAIS_RECENTES. Null if it is complete. */
  readonly next: string | null;
}

/** Answers list requests, here or in a separate thread. */
export interface Lists {
  /** Errors: those of the database. */
  answer(ask: ListRequest): Promise<ListReply>;
  /** Whether the open offers were read. */
  isLoaded(): boolean;
  close(): Promise<void>;
}
