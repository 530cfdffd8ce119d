import type { Centavos } from '../../money/centavos.ts';

/** Delivery price per state (UF), in centavos, from the settings: it takes precedence over the freight rates. */
export type FreightTable = Readonly<Record<string, Centavos>>;

/** The cost of a freight choice (S-17), in centavos: pickup nothing, delivery the price set for the state; null: none. */
export function freightPrice(code: 'S' | 'N', state: string | null, table: FreightTable): Centavos | null {
  if (code === 'N') return 0;
  return state !== null && Object.hasOwn(table, state) ? (table[state] ?? null) : null;
}

/** The freight choice in any of the forms used in calls (C-33): delivery is S, true or 1. */
export function freightCode(given: 'S' | 'N' | boolean | 1 | 0): 'S' | 'N' {
  return given === 'S' || given === true || given === 1 ? 'S' : 'N';
}
