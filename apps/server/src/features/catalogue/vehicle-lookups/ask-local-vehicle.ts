import type { AskVehicle, VehicleFacts } from './vehicle-data.ts';

const car = (
  brand: string,
  model: string,
  years: readonly [made: number, model: number],
  fuel: string,
  colour: string,
): VehicleFacts => ({
  brand,
  model,
  yearMade: years[0],
  yearModel: years[1],
  fuel,
  colour,
  fipeCode: null,
});

/** Invented vehicles for the demo and for tests. */
const KNOWN: ReadonlyMap<string, VehicleFacts> = new Map([
  ['PTI1A23', car('FIAT', 'UNO WAY 1.0', [2019, 2020], 'ALCOOL/GASOLINA', 'BRANCA')],
  ['PTI2B34', car('VW - VolksWagen', 'GOL 1.6 MSI', [2021, 2022], 'FLEX', 'PRATA')],
  ['PTI3C45', car('TOYOTA', 'COROLLA XEI 2.0', [2020, 2021], 'FLEX', 'PRETA')],
  ['9BWZZZ377VT004251', car('VW - VolksWagen', 'GOL 1.0', [1997, 1997], 'GASOLINA', 'AZUL')],
]);

/** Knows a few plates without asking anyone. */
export const askLocalVehicle: AskVehicle = async ({ text }) => {
  const facts = KNOWN.get(text);
  return facts === undefined ? { kind: 'unknown' } : { kind: 'found', facts };
};
