import type { InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';

/** The codes that the signed-in user has saved (C-98). */
export function savedInterests(categories: readonly InterestCategory[]): ReadonlySet<number> {
  return new Set(categories.flatMap(({ codigoCategoria }) => codigoCategoria ?? []));
}
