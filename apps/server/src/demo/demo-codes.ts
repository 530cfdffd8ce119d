/** Codes of the seeded names that the demo world refers to. */
export interface DemoCodes {
  city(name: string, uf: string): number;
  brand(name: string): number;
  /** Null for the empty name. */
  model(category: number, brand: string, name: string): number | null;
  state(uf: string): number;
}

export interface NamedCodes {
  readonly cities: readonly { code: number; name: string; uf: string; state_code: number }[];
  readonly models: readonly {
    code: number;
    name: string;
    category_code: number;
    brand: string;
    brand_code: number;
  }[];
}

/** Returns a lookup of codes by name. A missing name is a programming error. */
export function demoCodes({ cities, models }: NamedCodes): DemoCodes {
  const cityCodes = new Map(cities.map(({ code, name, uf }) => [`${name}/${uf}`, code]));
  const stateCodes = new Map(cities.map((city) => [city.uf, city.state_code]));
  const brandCodes = new Map(models.map((model) => [model.brand, model.brand_code]));
  const modelCodes = new Map(
    models.map((model) => [`${model.category_code}/${model.brand}/${model.name}`, model.code]),
  );
  return {
    city: (name, uf) => known(cityCodes, `${name}/${uf}`),
    state: (uf) => known(stateCodes, uf),
    brand: (name) => known(brandCodes, name),
    model: (category, brand, name) =>
      name === '' ? null : known(modelCodes, `${category}/${brand}/${name}`),
  };
}

function known(codes: ReadonlyMap<string, number>, name: string): number {
  const code = codes.get(name);
  if (code === undefined) throw new Error(`The seeds do not know "${name}".`);
  return code;
}
