import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const lock = statement({ name: 'reference.lock-vehicles', text: 'select pg_advisory_xact_lock(7411904)' });

// Codes below 100,000 belong to the seeds. A name that was merged into another one stands for that one.
const addBrand = statement({
  name: 'reference.add-brand',
  text: `with merged as (
      select into_code as code from retired_name where kind = 'brand' and name = $1 and into_code is not null
    ), added as (
      insert into brand (code, name)
      select greatest((select max(code) from brand), (select max(code) from retired_name where kind = 'brand'), 100000) + 1, $1
      where not exists (select from merged)
      on conflict (name) do nothing returning code
    )
    select code from merged union all select code from added union all select code from brand where name = $1 limit 1`,
});

const addModel = statement({
  name: 'reference.add-model',
  text: `with merged as (
      select into_code as code from retired_name
      where kind = 'model' and brand_code = $1 and category_code = $2 and name = $3 and into_code is not null
    ), added as (
      insert into model (code, brand_code, category_code, name)
      select greatest((select max(code) from model), (select max(code) from retired_name where kind = 'model'), 100000) + 1, $1, $2, $3
      where not exists (select from merged)
      on conflict (brand_code, category_code, name) do nothing returning code
    )
    select code from merged union all select code from added
    union all select code from model where brand_code = $1 and category_code = $2 and name = $3 limit 1`,
});

const addBrandCategory = statement({
  name: 'reference.add-brand-category',
  text: 'insert into brand_category (brand_code, category_code) values ($1, $2) on conflict do nothing',
});

/** Makes sure that a brand with this name exists and returns its code. */
export async function ensureBrand(tx: Transaction, name: string): Promise<number> {
  await tx.run(lock);
  return codeOf(await tx.row(addBrand, [name]));
}

/** Makes sure that a brand has a model with this name in a category and returns its code. */
export async function ensureModel(
  tx: Transaction,
  model: { brand: number; category: number; name: string },
): Promise<number> {
  await tx.run(lock);
  await tx.run(addBrandCategory, [model.brand, model.category]);
  return codeOf(await tx.row(addModel, [model.brand, model.category, model.name]));
}

function codeOf(row: { code: number } | undefined): number {
  if (row === undefined) throw new Error('A name was neither found nor added.');
  return row.code;
}
