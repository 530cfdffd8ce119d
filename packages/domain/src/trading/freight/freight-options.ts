import type { Centavos } from '../../money/centavos.ts';

/** Price of delivery per state (UF), in centavos, as the settings have it: it goes before the table of freight. */
export type FreightTable = Readonly<Record<string, Centavos>>;

/** What a choice of freight costs (S-17), in centavos: pickup nothing, delivery what the settings have for the state; null: nothing. */
export function freightPrice(code: 'S' | 'N', state: string | null, table: FreightTable): Centavos | null {
  if (code === 'N') return 0;
  return state !== null && Object.hasOwn(table, state) ? (table[state] ?? null) : null;
}

/** The choice of freight as any of the wire's forms has it (C-33): delivery is S, true or 1. */
export function freightCode(given: 'S' | 'N' | boolean | 1 | 0): 'S' | 'N' {
  return given === 'S' || given === true || given === 1 ? 'S' : 'N';
}
