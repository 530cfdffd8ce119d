import { carFamily } from './model-family.ts';
import { FARM_IMPLEMENTS, IMPLEMENT_KINDS, IMPLEMENT_MAKERS } from './implement-lines.ts';
import { MACHINES } from './machine-lines.ts';
import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { readTable } from './read-table.ts';
import { normaliseBrand } from './normalise-brand.ts';
import { normaliseModel } from './normalise-model.ts';
import { truckFamily } from './truck-family.ts';

/** A model as the seeds hold it. */
export type VehicleLine = { brand: string; category: number; model: string };

const CATEGORY: Readonly<Record<string, number>> = { carro: 1, utilitario: 2, onibus: 4, caminhao: 5 };
const MACHINE = 3;
const IMPLEMENT = 6;

type Family = VehicleLine & { votes: Map<number, number>; spellings: Map<string, number> };

/** Returns every brand, category and model of the seeds, condensed from the reference tables and our own lists. */
export async function vehicleLines(directory: string): Promise<VehicleLine[]> {
  const families = new Map<string, Family>();
  for (const row of await readTable(directory, 'fipe/fipe_2026-06.csv')) addFipe(families, row);
  for (const file of ['anuncios/carros_br_2021-08.csv', 'anuncios/carros_br_2022.csv']) {
    for (const row of await readTable(directory, file)) addListing(families, row);
  }
  return [...[...families.values()].map(settle), ...byHand()];
}

function addFipe(families: Map<string, Family>, row: Readonly<Record<string, string>>): void {
  const { tipo_fipe: kind, categoria_sugerida: guess = '', marca = '', modelo = '' } = row;
  const category = CATEGORY[guess];
  if (kind === 'moto' || category === undefined) return;
  const brand = normaliseBrand(marca);
  const name = kind === 'carro' ? carFamily(brand, modelo) : truckFamily(brand, modelo);
  if (name !== null && !/^[a-z]$/.test(foldText(name)))
    vote(families, brand, name, category, kind === 'carro' ? 'car' : 'truck');
}

/** Listings name families that FIPE hides in its lines. They only add what is missing. */
function addListing(families: Map<string, Family>, row: Readonly<Record<string, string>>): void {
  const { marca = '', modelo = '' } = row;
  const brand = normaliseBrand(marca);
  const known = families.has(keyOf(brand, modelo, 'car')) || families.has(keyOf(brand, modelo, 'truck'));
  if (!known) vote(families, brand, modelo, 1, 'car');
}

function vote(
  families: Map<string, Family>,
  brand: string,
  name: string,
  category: number,
  kind: string,
): void {
  const key = keyOf(brand, name, kind);
  const family = families.get(key) ?? {
    brand,
    category,
    model: name,
    votes: new Map(),
    spellings: new Map(),
  };
  family.votes.set(category, (family.votes.get(category) ?? 0) + 1);
  family.spellings.set(name, (family.spellings.get(name) ?? 0) + 1);
  families.set(key, family);
}

function keyOf(brand: string, model: string, kind: string): string {
  return `${kind} ${foldText(brand)} ${foldText(model).replaceAll(' ', '')}`;
}

function settle({ brand, votes, spellings }: Family): VehicleLine {
  return { brand, category: most(votes), model: normaliseModel(most(spellings)) };
}

function most<T>(counts: ReadonlyMap<T, number>): T {
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (first === undefined) throw new Error('Nothing was counted.');
  return first[0];
}

function byHand(): VehicleLine[] {
  const machines = Object.entries(MACHINES).flatMap(([brand, models]) =>
    models.map((model) => ({ brand, category: MACHINE, model })),
  );
  const trailers = IMPLEMENT_MAKERS.flatMap((brand) =>
    IMPLEMENT_KINDS.map((model) => ({ brand, category: IMPLEMENT, model })),
  );
  const farm = Object.entries(FARM_IMPLEMENTS).flatMap(([brand, models]) =>
    models.map((model) => ({ brand, category: IMPLEMENT, model })),
  );
  return [...machines, ...trailers, ...farm];
}
