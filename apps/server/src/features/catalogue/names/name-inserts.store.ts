import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { StoredKind } from './names.store.ts';

const known = statement({
  name: 'names.known',
  text: `select ($1::int is null or exists (select from category where code = $1)) as category,
    ($2::int is null or exists (select from brand where code = $2)) as brand,
    (select count(*) from category) as categories, (select count(*) from subcategory) as subcategories,
    (select count(*) from brand) as brands, (select count(*) from model) as models`,
});

/** A number that no name of the kind has or had. */
const nextCode = (table: StoredKind, from: number) =>
  `greatest((select max(code) from ${table}), (select max(code) from retired_name where kind = '${table}'), ${from}) + 1`;

const inserts = {
  category: statement({
    name: 'names.insert-category',
    text: `insert into category (code, name, position, icon)
      select ${nextCode('category', 100)}, $1, (select coalesce(max(position), 0) + 1 from category), $2 returning code`,
  }),
  subcategory: statement({
    name: 'names.insert-subcategory',
    text: `insert into subcategory (code, name, category_code) select ${nextCode('subcategory', 100_000)}, $1, $2::int returning code`,
  }),
  brand: statement({
    name: 'names.insert-brand',
    text: `insert into brand (code, name) select ${nextCode('brand', 100_000)}, $1 returning code`,
  }),
  model: statement({
    name: 'names.insert-model',
    text: `insert into model (code, name, category_code, brand_code) select ${nextCode('model', 100_000)}, $1, $2::int, $3::int returning code`,
  }),
};
const brandOfCategory = statement({
  name: 'names.add-brand-category',
  text: 'insert into brand_category (brand_code, category_code) values ($1, $2) on conflict do nothing',
});

/** Adds names, one user at a time. */
export function nameInserter(transaction: Transaction) {
  const codeOf = (row: { readonly code: number } | undefined): number => {
    if (row === undefined) throw new Error('A name was not written.');
    return row.code;
  };
  return {
    /** Whether category and brand exist, and how many names there are of each kind. */
    known: (category: number | null, brand: number | null) => transaction.row(known, [category, brand]),
    insertCategory: async (name: string, icon: string): Promise<number> =>
      codeOf(await transaction.row(inserts.category, [name, icon])),
    insertSubcategory: async (name: string, category: number): Promise<number> =>
      codeOf(await transaction.row(inserts.subcategory, [name, category])),
    insertBrand: async (name: string): Promise<number> =>
      codeOf(await transaction.row(inserts.brand, [name])),
    async insertModel(name: string, category: number, brand: number): Promise<number> {
      await transaction.run(brandOfCategory, [brand, category]);
      return codeOf(await transaction.row(inserts.model, [name, category, brand]));
    },
  };
}
