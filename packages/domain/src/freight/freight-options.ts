import type { Centavos } from '../money/centavos.ts';

/** Price of delivery per state (UF), in centavos, as the house configures it. */
export type FreightTable = Readonly<Record<string, Centavos>>;

/** S delivery to an address, N pickup at the store (C-33). `price` in centavos; null when it is to be agreed on. */
export type FreightOption =
  | { readonly code: 'S'; readonly price: Centavos | null }
  | { readonly code: 'N'; readonly price: 0; readonly pickupAddress: string };

/** The simple freight options (S-17, FLOW-10): delivery to a state at the table's price, and pickup at the store, free. */
export function freightOptions(
  state: string,
  table: FreightTable,
  pickupAddress: string,
): readonly [FreightOption, FreightOption] {
  return [
    { code: 'S', price: freightPrice('S', state, table) },
    { code: 'N', price: 0, pickupAddress },
  ];
}

/** What a choice of freight costs (S-17), in centavos: pickup nothing, delivery what the table has for the state; null: to be agreed on. */
export function freightPrice(code: 'S' | 'N', state: string | null, table: FreightTable): Centavos | null {
  if (code === 'N') return 0;
  return state !== null && Object.hasOwn(table, state) ? (table[state] ?? null) : null;
}

/** The choice of freight as any of the wire's forms has it (C-33): delivery is S, true or 1. */
export function freightCode(given: 'S' | 'N' | boolean | 1 | 0): 'S' | 'N' {
  return given === 'S' || given === true || given === 1 ? 'S' : 'N';
}
