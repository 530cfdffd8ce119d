import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import type { CityIndex } from './city-index.ts';
import type { Cells } from './columns.ts';
import type { Mapping } from './mapping.ts';
import type { Problems } from './problems.ts';

/** Returns the IBGE code of the city of a row, or null if it names none. An unknown place is refused. */
export function resolvePlace(
  cells: Cells,
  cities: CityIndex,
  mapping: Mapping,
  problems: Problems,
): number | null {
  const { codigo_ibge: code, cidade } = cells;
  const uf = cells.uf?.toUpperCase();
  if (mapping.local_pelo_codigo && code === undefined) {
    return cidade === undefined ? null : problems.notice('cidade', reasonOf('place-missing'));
  }
  if (uf !== undefined && !cities.isState(uf))
    return problems.refuse('uf', reasonOf('not-a-state', { text: cells.uf ?? '' }));
  if (code !== undefined) {
    const city = /^\d{7}$/.test(code) ? cities.byCode(Number(code)) : null;
    if (city === null) return problems.refuse('codigo_ibge', reasonOf('not-a-city-code', { text: code }));
    if (uf !== undefined && city.uf !== uf)
      return problems.refuse('uf', reasonOf('city-elsewhere', { city: code, state: city.uf }));
    return city.code;
  }
  if (cidade === undefined) return null;
  const [first, second] = cities.byName(cidade, uf);
  if (first === undefined)
    return problems.refuse(
      'cidade',
      uf === undefined
        ? reasonOf('city-unknown', { text: cidade })
        : reasonOf('city-unknown-in', { text: cidade, state: uf }),
    );
  if (second !== undefined) return problems.refuse('uf', reasonOf('city-ambiguous', { text: cidade }));
  return first.code;
}
