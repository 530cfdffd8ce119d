/** The two things that are limited, by their names on the wire. */
export type LimitType = 'PODE_DAR_LANCE' | 'PODE_COMPRAR';

/** What a profile may do: purchases in a calendar month, and leading bids plus open proposals at a time. */
export type Allowance = { readonly purchasesPerMonth: number; readonly openPlaces: number };

/** What staff granted beyond the allowance, until an instant (epoch milliseconds). */
export type Release = { readonly type: LimitType; readonly extra: number; readonly until: number };

/** What a user has used up. `purchases` counts this month's (America/Sao_Paulo, see `saoPauloMonth`). */
export type Usage = {
  readonly purchases: number;
  readonly leadingBids: number;
  readonly openProposals: number;
};

/** An entry of the answer: how many more are allowed, null when blocked (C-65). */
export type LimitEntry = { readonly type: LimitType; readonly remaining: number | null };

/** What a user may still do (S-04): both entries, the remaining count or null when it is used up. Releases count until they run out. */
export function limitAnswer(
  allowance: Allowance,
  usage: Usage,
  releases: readonly Release[],
  at: number,
): readonly LimitEntry[] {
  const extra = (type: LimitType) =>
    releases
      .filter((release) => release.type === type && at < release.until)
      .reduce((sum, release) => sum + release.extra, 0);
  const places = allowance.openPlaces + extra('PODE_DAR_LANCE') - usage.leadingBids - usage.openProposals;
  const purchases = allowance.purchasesPerMonth + extra('PODE_COMPRAR') - usage.purchases;
  return [
    { type: 'PODE_DAR_LANCE', remaining: places > 0 ? places : null },
    { type: 'PODE_COMPRAR', remaining: purchases > 0 ? purchases : null },
  ];
}
