import { reasonOf } from '@patio/contract/catalogue/imports/reasons/reason.ts';
import { cutText } from '@patio/domain/texts/cut-text.ts';
import type { Cells } from './columns.ts';
import type { Problems } from './problems.ts';
import type { Brand, Model, VehicleIndex } from './vehicle-index.ts';

/** Brand, model and version of a row. Unknown ones have a name but no code. */
export type NamedVehicle = {
  brand: Brand | null;
  /** Name as in the row, if the brand is unknown. */
  brandName: string;
  model: Model | null;
  modelName: string;
  version: string;
  modelCategory: number | null;
  likelyCategory: number | null;
};

/** A text that can be shown as a name in a filter: letters, digits and a few symbols, and never a formula. */
const NAME = /^[\p{L}\d][\p{L}\d .&+'/-]{0,39}$/u;
const LONGEST_NAME = 60;
const LONGEST_VERSION = 200;

/** Whether a text can be the name of a brand or model that is not known yet. */
export const isName = (text: string): boolean => NAME.test(text);

/** Returns brand, model and version, from their own columns or from the title. A row without a brand is refused. */
export function resolveVehicle(cells: Cells, index: VehicleIndex, problems: Problems): NamedVehicle | null {
  if (cells.marca !== undefined) return fromColumns(cells, cells.marca, index, problems);
  if (cells.titulo === undefined) return problems.refuse('marca', reasonOf('brand-missing'));
  return fromTitle(cells, cells.titulo, index, problems);
}

function fromColumns(
  cells: Cells,
  marca: string,
  index: VehicleIndex,
  problems: Problems,
): NamedVehicle | null {
  if (cells.modelo === undefined) return problems.refuse('modelo', reasonOf('model-missing'));
  if (tooLong(marca) || tooLong(cells.modelo)) {
    return problems.refuse(
      tooLong(marca) ? 'marca' : 'modelo',
      reasonOf('name-long', { most: LONGEST_NAME }),
    );
  }
  const brand = index.brand(marca);
  if (brand === null && !isName(marca))
    problems.notice('marca', reasonOf('name-odd', { text: cutText(marca, 80) }));
  return withModel(brand, marca, cells.modelo, cells.versao ?? '', index);
}

/** "FIAT STRADA VOLCANO 1.3 CD 2023": brand, model, and the rest without the year is the version. */
function fromTitle(
  cells: Cells,
  title: string,
  index: VehicleIndex,
  problems: Problems,
): NamedVehicle | null {
  const hit = index.brandIn(title);
  if (hit === null) return problems.refuse('titulo', reasonOf('no-brand-in', { text: cutText(title, 80) }));
  const rest = hit.rest.replace(/[\s-]*\b(19|20)\d{2}(\/(19|20)?\d{2})?\s*$/, '').trim();
  const { code, name } = hit.found;
  const model = index.model(code, rest) ?? index.modelNear(code, rest);
  if (model !== null) {
    const version = cutText([model.rest, cells.versao].filter(Boolean).join(' '), LONGEST_VERSION);
    return { ...named(hit.found, name, model.found, model.found.name, version), likelyCategory: null };
  }
  problems.notice('titulo', reasonOf('no-model-in', { text: cutText(title, 80) }));
  return {
    ...named(hit.found, name, null, '', cutText(rest, LONGEST_VERSION)),
    likelyCategory: index.categoryOf(code, rest),
  };
}

function named(
  brand: Brand | null,
  brandName: string,
  model: Model | null,
  modelName: string,
  version: string,
): Omit<NamedVehicle, 'likelyCategory'> {
  return { brand, brandName, model, modelName, version, modelCategory: model?.category ?? null };
}

function withModel(
  brand: Brand | null,
  brandName: string,
  modelText: string,
  version: string,
  index: VehicleIndex,
): NamedVehicle {
  const hit = brand && index.model(brand.code, modelText);
  const rest = cutText([hit?.rest, version].filter(Boolean).join(' '), LONGEST_VERSION);
  return {
    ...named(brand, brand?.name ?? brandName, hit?.found ?? null, hit?.found.name ?? modelText, rest),
    likelyCategory: brand && index.categoryOf(brand.code, modelText),
  };
}

function tooLong(name: string): boolean {
  return name.length > LONGEST_NAME;
}
