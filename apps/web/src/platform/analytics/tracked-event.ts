/** Names of the four ways to deal in the statistics (ANLY-08). */
export const FLOW_NAMES = {
  BUY: 'Compra',
  BID: 'Lance Manual',
  AUTO_BID: 'Lance Automático',
  PURPOSE: 'PROPOSTA',
} as const;

export type FlowName = (typeof FLOW_NAMES)[keyof typeof FLOW_NAMES];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The filter state under its specified names (B§3, ENTY-01). Prices in reais, usage in km; an end of -1 is open. */
export interface TrackedFilters {
  readonly lot: boolean;
  readonly vehicle: boolean;
  readonly priceRanger: Span;
  readonly usageRanger: Span;
  readonly brandsSelected: readonly number[];
  readonly subcategoriesSelected: readonly number[];
  readonly modelsSelected: readonly number[];
  /** 0: all. */
  readonly category: number;
  /** State and city as chosen from the lists; never a position. */
  readonly location: { readonly state: string; readonly city: string };
  readonly term: string;
  readonly order: string;
}

/** All events of the data layer (S-50): codes, choices and amounts, nothing about the user. Values in reais. */
export type TrackedEvent =
  | { readonly event: 'gtm.js'; readonly 'gtm.start': number }
  | { readonly event: 'login' }
  | { readonly event: 'logout' }
  | { readonly event: 'signup'; readonly result: 'success' | 'failure' }
  | { readonly event: 'search'; readonly term: string }
  | { readonly event: 'filter'; readonly filters: TrackedFilters }
  | { readonly event: 'sort'; readonly order: string }
  | { readonly event: 'view_details'; readonly codigo: number }
  | { readonly event: 'favorite'; readonly codigo: number }
  | { readonly event: 'checkout_started'; readonly type: FlowName }
  | { readonly event: 'checkout_completed'; readonly type: FlowName; readonly value: number }
  | { readonly event: 'purchase'; readonly codigo: number; readonly value: number }
  | { readonly event: 'verified'; readonly codigo: number };
