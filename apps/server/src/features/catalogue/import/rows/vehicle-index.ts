import { foldText } from '@patio/domain/catalogue/search/fold-text.ts';
import { BRAND_ALIASES } from './brand-aliases.ts';

export type Brand = { code: number; name: string };
export type Model = { code: number; brand: number; category: number; name: string };
/** A match at the beginning of a text, and the rest. */
export type Found<T> = { found: T; rest: string };

/** Finds brands and models regardless of case, accents, blanks and hyphens. */
export type VehicleIndex = {
  /** The brand of exactly this name. */
  brand(text: string): Brand | null;
  /** The brand at the beginning of a title, else the first one in it. */
  brandIn(title: string): Found<Brand> | null;
  /** The model at the beginning of a text, longest name first. */
  model(brand: number, text: string): Found<Model> | null;
  /** The same, but a word or two may stand before it ("NOVO VOYAGE"). */
  modelNear(brand: number, text: string): Found<Model> | null;
  /** The category of the models whose names start with a text ("Axor"), or of most of the brand's. */
  categoryOf(brand: number, text: string): number | null;
  add(brand: Brand | null, model: Model | null): void;
  /** How many entries were added since the index was created. */
  added(): number;
};

/** "CR-V" and "CRV" are the same, "320IA" is a "320i". */
const squeeze = (text: string) =>
  foldText(text)
    .replaceAll(' ', '')
    .replace(/^(\d{3})ia$/, '$1i');
const LONGEST_NAME_WORDS = 4;
const WORDS_BEFORE = 2;

/** Returns an index over brands and models. */
export function vehicleIndex(brands: readonly Brand[], models: readonly Model[]): VehicleIndex {
  const byName = new Map<string, Brand>();
  const ofBrand = new Map<number, Map<string, Model>>();
  const add = (brand: Brand | null, model: Model | null) => {
    if (brand) byName.set(squeeze(brand.name), brand);
    if (!model) return;
    const known = ofBrand.get(model.brand) ?? new Map<string, Model>();
    if (!known.has(squeeze(model.name))) known.set(squeeze(model.name), model);
    ofBrand.set(model.brand, known);
  };
  for (const brand of brands) add(brand, null);
  for (const model of models) add(null, model);
  let added = 0;
  const brand = (text: string) => {
    const key = squeeze(text);
    const alias = Object.hasOwn(BRAND_ALIASES, key) ? BRAND_ALIASES[key] : undefined;
    return byName.get(key) ?? (alias === undefined ? null : (byName.get(squeeze(alias)) ?? null));
  };
  return {
    brand,
    brandIn: (title) => findAnywhere(title, brand),
    model: (code, text) => {
      const known = ofBrand.get(code);
      return known ? findAtStart(text, (name) => known.get(squeeze(name)) ?? null) : null;
    },
    modelNear: (code, text) => {
      const known = ofBrand.get(code);
      return known ? findAnywhere(text, (name) => known.get(squeeze(name)) ?? null, WORDS_BEFORE) : null;
    },
    categoryOf: (code, text) => likelyCategory(ofBrand.get(code), squeeze(text)),
    add: (newBrand, newModel) => {
      added += 1;
      add(newBrand, newModel);
    },
    added: () => added,
  };
}

function findAtStart<T>(text: string, find: (name: string) => T | null): Found<T> | null {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(words.length, LONGEST_NAME_WORDS); count > 0; count -= 1) {
    const found = find(words.slice(0, count).join(' '));
    if (found !== null) return { found, rest: words.slice(count).join(' ') };
  }
  return null;
}

function findAnywhere<T>(text: string, find: (name: string) => T | null, most = Infinity): Found<T> | null {
  const words = text.trim().split(/\s+/);
  for (const index of words.keys()) {
    if (index > most) return null;
    const hit = findAtStart(words.slice(index).join(' '), find);
    if (hit) return { found: hit.found, rest: [...words.slice(0, index), hit.rest].join(' ').trim() };
  }
  return null;
}

function likelyCategory(known: ReadonlyMap<string, Model> | undefined, key: string): number | null {
  if (known === undefined) return null;
  const begin = [...known]
    .filter(([name]) => key.length >= 3 && name.startsWith(key))
    .map(([, model]) => model);
  const models = begin.length > 0 ? begin : [...known.values()];
  const counts = new Map<number, number>();
  for (const { category } of models) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
