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
    return cidade === undefined
      ? null
      : problems.notice('cidade', 'sem codigo_ibge; a oferta fica sem local');
  }
  if (uf !== undefined && !cities.isState(uf)) return problems.refuse('uf', `"${cells.uf}" não é uma UF`);
  if (code !== undefined) {
    const city = /^\d{7}$/.test(code) ? cities.byCode(Number(code)) : null;
    if (city === null) return problems.refuse('codigo_ibge', `"${code}" não é um município`);
    if (uf !== undefined && city.uf !== uf)
      return problems.refuse('uf', `o município ${code} fica em ${city.uf}`);
    return city.code;
  }
  if (cidade === undefined) return null;
  const [first, second] = cities.byName(cidade, uf);
  if (first === undefined)
    return problems.refuse('cidade', `"${cidade}" não existe${uf === undefined ? '' : ` em ${uf}`}`);
  if (second !== undefined) return problems.refuse('uf', `há mais de uma cidade "${cidade}"; informe a UF`);
  return first.code;
}
