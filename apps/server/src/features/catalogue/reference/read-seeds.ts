import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { CANCEL_REASONS } from './cancel-reasons.ts';
import { CATEGORIES } from './categories.ts';

const directory = new URL('../../../../seeds/', import.meta.url);

/** Rows of the seeds, by column, for `unnest`. */
export type Seeds = {
  states: { code: number[]; uf: string[]; name: string[]; region: string[] };
  cities: { code: number[]; state: number[]; name: string[]; latitude: number[]; longitude: number[] };
  brands: { code: number[]; name: string[] };
  models: { code: number[]; brand: number[]; category: number[]; name: string[] };
  postalCodes: { cep: string[]; street: string[]; district: string[]; city: string[]; uf: string[] };
};

/** The seed files as they are. */
export type SeedText = { places: string; vehicles: string; postalCodes: string };

/** Reads the seed files of this version. */
export async function readSeedText(): Promise<SeedText> {
  const read = (name: string) => readFile(new URL(name, directory), 'utf8');
  const [places, vehicles, postalCodes] = await Promise.all([
    read('places.tsv'),
    read('vehicles.tsv'),
    read('postal-codes.tsv'),
  ]);
  return { places, vehicles, postalCodes };
}

/** Returns a hash that changes whenever any seed changes; `more`: seeds of other features. */
export function seedHash(text: SeedText, more: readonly unknown[]): string {
  const small = JSON.stringify([CATEGORIES, CANCEL_REASONS, ...more]);
  return createHash('sha256')
    .update(text.places)
    .update(text.vehicles)
    .update(text.postalCodes)
    .update(small)
    .digest('hex');
}

/** Returns the rows of the seed files. Throws on an invalid line: the file is damaged. */
export function parseSeeds(text: SeedText): Seeds {
  return {
    ...parsePlaces(text.places),
    ...parseVehicles(text.vehicles),
    postalCodes: parsePostalCodes(text.postalCodes),
  };
}

function parsePlaces(text: string): Pick<Seeds, 'states' | 'cities'> {
  const states: Seeds['states'] = { code: [], uf: [], name: [], region: [] };
  const cities: Seeds['cities'] = { code: [], state: [], name: [], latitude: [], longitude: [] };
  for (const [kind, code, ...rest] of linesOf(text)) {
    if (kind === 'S') {
      states.code.push(wholeOf(code));
      states.uf.push(textOf(rest[0]));
      states.name.push(textOf(rest[1]));
      states.region.push(textOf(rest[2]));
      continue;
    }
    cities.code.push(wholeOf(code));
    cities.state.push(wholeOf(String(states.code.at(-1))));
    cities.name.push(textOf(rest[0]));
    cities.latitude.push(Number(textOf(rest[1])));
    cities.longitude.push(Number(textOf(rest[2])));
  }
  return { states, cities };
}

function parseVehicles(text: string): Pick<Seeds, 'brands' | 'models'> {
  const brands: Seeds['brands'] = { code: [], name: [] };
  const models: Seeds['models'] = { code: [], brand: [], category: [], name: [] };
  for (const [kind, code, ...rest] of linesOf(text)) {
    if (kind === 'B') {
      brands.code.push(wholeOf(code));
      brands.name.push(textOf(rest[0]));
      continue;
    }
    models.code.push(wholeOf(code));
    models.brand.push(wholeOf(String(brands.code.at(-1))));
    models.category.push(wholeOf(rest[0]));
    models.name.push(textOf(rest[1]));
  }
  return { brands, models };
}

function parsePostalCodes(text: string): Seeds['postalCodes'] {
  const lines = linesOf(text);
  const column = (index: number) => lines.map((line) => textOf(line[index]));
  return { cep: column(0), street: column(1), district: column(2), city: column(3), uf: column(4) };
}

function linesOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}

function wholeOf(cell: string | undefined): number {
  const value = Number(cell);
  if (!Number.isSafeInteger(value) || value <= 0) throw new Error(`A seed file holds the code "${cell}".`);
  return value;
}

function textOf(cell: string | undefined): string {
  if (cell === undefined || cell === '') throw new Error('A line of a seed file is too short.');
  return cell;
}
