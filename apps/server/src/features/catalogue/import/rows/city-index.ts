import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';

export type City = { code: number; name: string; uf: string };

/** Finds cities regardless of case and accents. */
export type CityIndex = {
  byCode(code: number): City | null;
  /** All cities with a name; of one state if `uf` is given. */
  byName(name: string, uf?: string): readonly City[];
  isState(uf: string): boolean;
};

/** Returns an index over cities. */
export function cityIndex(cities: readonly City[]): CityIndex {
  const codes = new Map(cities.map((city) => [city.code, city]));
  const states = new Set(cities.map(({ uf }) => uf));
  const names = new Map<string, City[]>();
  for (const city of cities) {
    const key = foldText(city.name);
    names.set(key, [...(names.get(key) ?? []), city]);
  }
  return {
    byCode: (code) => codes.get(code) ?? null,
    byName: (name, uf) =>
      (names.get(foldText(name)) ?? []).filter((city) => uf === undefined || city.uf === uf),
    isState: (uf) => states.has(uf),
  };
}
