import type { Queries } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

export interface NamedCity {
  readonly code: number;
  readonly name: string;
  readonly state: number;
  readonly latitude: number;
  readonly longitude: number;
}

export interface NamedModel {
  readonly code: number;
  readonly name: string;
  readonly brand: string;
}

export interface Named {
  readonly code: number;
  readonly name: string;
}

/** What offers are classified by. */
export type ClassKind = 'category' | 'subcategory' | 'brand' | 'model';

/** The names of the codes used by offers. */
export interface OfferNames {
  readonly categories: readonly Named[];
  readonly subcategories: readonly Named[];
  readonly brands: readonly Named[];
  readonly models: readonly NamedModel[];
  readonly states: readonly (Named & { readonly uf: string })[];
  readonly cities: readonly NamedCity[];
  /** English names, entered by staff. */
  readonly english: readonly (Named & { readonly kind: ClassKind })[];
  /** Codes that were merged into others. */
  readonly merged: readonly { readonly kind: ClassKind; readonly code: number; readonly into: number }[];
}

const rows = (columns: string, from: string) =>
  `(select coalesce(json_agg(json_build_object(${columns})), '[]') from ${from})`;
const named = (table: string) => rows(`'code', t.code, 'name', t.name`, `${table} t`);

const names = statement({
  name: 'catalogue.names',
  text: `select ${named('category')} as categories, ${named('subcategory')} as subcategories, ${named('brand')} as brands,
    ${rows(`'code', m.code, 'name', m.name, 'brand', b.name`, 'model m join brand b on b.code = m.brand_code')} as models,
    ${rows(`'code', t.code, 'name', t.name, 'uf', t.uf`, 'state t')} as states,
    ${rows(`'code', t.code, 'name', t.name, 'state', t.state_code, 'latitude', t.latitude, 'longitude', t.longitude`, 'city t')} as cities,
    ${rows(`'kind', t.kind, 'code', t.code::int, 'name', t.name`, `translation t where t.kind <> 'banner' and t.language = 'EN'`)} as english,
    ${rows(`'kind', t.kind, 'code', t.code, 'into', t.into_code`, 'retired_name t where t.into_code is not null')} as merged`,
  shape: shape<OfferNames>(),
});

/** All classifications and places of offers. */
export async function readOfferNames(queries: Queries): Promise<OfferNames> {
  const found = await queries.row(names);
  return (
    found ?? {
      categories: [],
      subcategories: [],
      brands: [],
      models: [],
      states: [],
      cities: [],
      english: [],
      merged: [],
    }
  );
}
