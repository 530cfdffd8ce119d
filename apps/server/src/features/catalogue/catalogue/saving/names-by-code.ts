import { distanceMetres, type Coordinates } from '@patio/domain/distance/great-circle.ts';
import { foldText, wordsOf } from '@patio/domain/catalogue/search/fold-text.ts';
import type { ClassKind, NamedCity, NamedModel, OfferNames } from './offer-names.store.ts';

/** Looks up names by codes, and states and cities by names without accents and case. */
export class NamesByCode {
  readonly category: ReadonlyMap<number, string>;
  readonly subcategory: ReadonlyMap<number, string>;
  readonly brand: ReadonlyMap<number, string>;
  readonly model: ReadonlyMap<number, string>;
  /** In English, if there is one. */
  readonly english: Readonly<Record<ClassKind, ReadonlyMap<number, string>>>;
  readonly state: ReadonlyMap<number, string>;
  readonly city: ReadonlyMap<number, string>;
  /** With the brand before the name. */
  readonly models: ReadonlyMap<number, NamedModel>;
  readonly #merged: ReadonlyMap<string, number>;
  readonly #names: OfferNames;
  readonly #words = new Map<string, readonly string[]>();
  readonly #cities: ReadonlyMap<number, NamedCity>;
  readonly #citiesByName: ReadonlyMap<string, readonly NamedCity[]>;

  constructor(names: OfferNames) {
    const book = (list: readonly { code: number; name: string }[]) =>
      new Map(list.map(({ code, name }) => [code, name]));
    this.#names = names;
    this.category = book(names.categories);
    this.subcategory = book(names.subcategories);
    this.brand = book(names.brands);
    this.model = book(names.models);
    const ofKind = (wanted: string) => names.english.filter(({ kind }) => kind === wanted);
    this.english = {
      category: book(ofKind('category')),
      subcategory: book(ofKind('subcategory')),
      brand: book(ofKind('brand')),
      model: book(ofKind('model')),
    };
    this.#merged = new Map(names.merged.map(({ kind, code, into }) => [`${kind} ${code}`, into]));
    this.state = book(names.states);
    this.city = book(names.cities);
    this.models = new Map(names.models.map((model) => [model.code, model]));
    this.#cities = new Map(names.cities.map((city) => [city.code, city]));
    this.#citiesByName = Map.groupBy(names.cities, (city) => foldText(city.name));
  }

  /** The codes that old addresses mean: those that were merged stand for the others. */
  present(kind: ClassKind, codes: readonly number[]): readonly number[] {
    if (this.#merged.size === 0) return codes;
    return codes.map((code) => this.#merged.get(`${kind} ${code}`) ?? code);
  }

  /** The words of a name, cached. */
  words(name: string): readonly string[] {
    const known = this.#words.get(name);
    if (known) return known;
    const words = wordsOf(name);
    this.#words.set(name, words);
    return words;
  }

  /** The abbreviation of a state; '' if unknown. */
  uf(code: number): string {
    return this.#names.states.find((state) => state.code === code)?.uf ?? '';
  }

  /** States with that name or abbreviation. */
  statesCalled(given: string): number[] {
    const wanted = foldText(given);
    if (wanted === '') return [];
    return this.#names.states
      .filter(({ uf, name }) => uf.toLowerCase() === wanted || foldText(name) === wanted)
      .map(({ code }) => code);
  }

  /** Cities with that name, in some states or in all (null). */
  citiesCalled(given: string, states: readonly number[] | null): number[] {
    const found = this.#citiesByName.get(foldText(given)) ?? [];
    return found.filter(({ state }) => states?.includes(state) ?? true).map(({ code }) => code);
  }

  /** Metres from a place to a city, infinite if the city is unknown. */
  distance(from: Coordinates, code: number): number {
    const city = this.#cities.get(code);
    return city ? distanceMetres(from, city) : Infinity;
  }
}
