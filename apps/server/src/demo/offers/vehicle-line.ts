/**
 * A version of a model on the market: brand, model, version, subcategory, fuel, gearbox, first and last year, price of one of the last year
 * in thousands of reais, and a distinguishing detail: doors of cars, axles of trucks, seats of buses.
 */
export type VehicleLine = readonly [
  brand: string,
  model: string,
  version: string,
  subcategory: string,
  fuel: string | null,
  gearbox: string | null,
  firstYear: number,
  lastYear: number,
  thousands: number,
  detail: string,
];
