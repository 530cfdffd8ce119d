import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { CANCEL_REASONS } from './cancel-reasons.ts';
import { CATEGORIES } from './categories.ts';
import type { Seeds } from './read-seeds.ts';

const loadedHash = statement({
  name: 'reference.loaded-hash',
  text: 'select content_hash from reference_state',
});

const lock = statement({ name: 'reference.lock', text: 'select pg_advisory_xact_lock(7411903)' });

const saveHash = statement({
  name: 'reference.save-hash',
  text: `insert into reference_state (content_hash, loaded_at) values ($1, now())
    on conflict (only_row) do update set content_hash = excluded.content_hash, loaded_at = excluded.loaded_at`,
});

const saveStates = statement({
  name: 'reference.save-states',
  text: `insert into state (code, uf, name, region)
    select * from unnest($1::int[], $2::text[], $3::text[], $4::text[])
    on conflict (code) do update set uf = excluded.uf, name = excluded.name, region = excluded.region`,
});

const saveCities = statement({
  name: 'reference.save-cities',
  text: `insert into city (code, state_code, name, latitude, longitude)
    select * from unnest($1::int[], $2::int[], $3::text[], $4::float8[], $5::float8[])
    on conflict (code) do update set state_code = excluded.state_code, name = excluded.name,
      latitude = excluded.latitude, longitude = excluded.longitude`,
});

const saveCategories = statement({
  name: 'reference.save-categories',
  text: `insert into category (code, name, position, icon)
    select * from unnest($1::int[], $2::text[], $3::smallint[], $4::text[])
    on conflict (code) do update set name = excluded.name, icon = excluded.icon
      -- What staff changed stays.
      where category.version = 1`,
});

const saveSubcategories = statement({
  name: 'reference.save-subcategories',
  text: `insert into subcategory (code, category_code, name)
    select * from unnest($1::int[], $2::int[], $3::text[])
    on conflict (code) do update set name = excluded.name where subcategory.version = 1`,
});

const saveBrands = statement({
  name: 'reference.save-brands',
  text: `insert into brand (code, name) select * from unnest($1::int[], $2::text[]) seed (code, name)
    where not exists (select from retired_name r where r.kind = 'brand' and r.code = seed.code) on conflict do nothing`,
});

// A brand added by an import keeps its own code: models follow the name, also that of a brand that was merged into another.
const saveModels = statement({
  name: 'reference.save-models',
  text: `insert into model (code, brand_code, category_code, name)
    select seed.code, coalesce(brand.code, r.into_code), seed.category, seed.name
    from unnest($1::int[], $2::text[], $3::int[], $4::text[]) as seed (code, brand, category, name)
    left join brand on brand.name = seed.brand
    left join retired_name r on r.kind = 'brand' and r.name = seed.brand
    where coalesce(brand.code, r.into_code) is not null
      and not exists (select from retired_name m where m.kind = 'model' and m.code = seed.code)
    on conflict do nothing`,
});

const saveBrandCategories = statement({
  name: 'reference.save-brand-categories',
  text: `insert into brand_category (brand_code, category_code)
    select distinct brand_code, category_code from model
    on conflict do nothing`,
});

const saveReasons = statement({
  name: 'reference.save-reasons',
  text: `insert into cancel_reason (code, description, description_en, needs_text)
    select * from unnest($1::int[], $2::text[], $3::text[], $4::bool[])
    on conflict (code) do update set description = excluded.description,
      description_en = excluded.description_en, needs_text = excluded.needs_text
      -- What staff changed stays.
      where cancel_reason.version = 1`,
});

const savePostalCodes = statement({
  name: 'reference.save-postal-codes',
  text: `insert into postal_code (cep, street, complement, district, city, uf)
    select cep, street, '', district, city, uf
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as seed (cep, street, district, city, uf)
    on conflict (cep) do nothing`,
});

/** Returns the hash of the seeds in the database, or null before the first time. */
export async function findLoadedHash(queries: Queries): Promise<string | null> {
  const row = await queries.row(loadedHash);
  return row?.content_hash ?? null;
}

/** Writes all seeds; additions by the back office stay. */
export async function writeSeeds(tx: Transaction, seeds: Seeds, hash: string): Promise<void> {
  const { states, cities, brands, models, postalCodes } = seeds;
  const brandNames = new Map(brands.code.map((code, index) => [code, brands.name[index]]));
  await tx.run(lock);
  await tx.run(saveStates, [states.code, states.uf, states.name, states.region]);
  await tx.run(saveCities, [cities.code, cities.state, cities.name, cities.latitude, cities.longitude]);
  await writeCategories(tx);
  await tx.run(saveBrands, [brands.code, brands.name]);
  await tx.run(saveModels, [
    models.code,
    models.brand.map((code) => brandNames.get(code)),
    models.category,
    models.name,
  ]);
  await tx.run(saveBrandCategories);
  await tx.run(saveReasons, [
    CANCEL_REASONS.map(({ code }) => code),
    CANCEL_REASONS.map(({ description }) => description),
    CANCEL_REASONS.map(({ descriptionEn }) => descriptionEn),
    CANCEL_REASONS.map(({ needsText }) => needsText),
  ]);
  await tx.run(savePostalCodes, [
    postalCodes.cep,
    postalCodes.street,
    postalCodes.district,
    postalCodes.city,
    postalCodes.uf,
  ]);
  await tx.run(saveHash, [hash]);
}

async function writeCategories(tx: Transaction): Promise<void> {
  await tx.run(saveCategories, [
    CATEGORIES.map(({ code }) => code),
    CATEGORIES.map(({ name }) => name),
    CATEGORIES.map((_, index) => index + 1),
    CATEGORIES.map(({ icon }) => icon),
  ]);
  const rows = CATEGORIES.flatMap(({ code, subcategories }) =>
    subcategories.map((name, index) => ({ code: code * 100 + index + 1, category: code, name })),
  );
  await tx.run(saveSubcategories, [
    rows.map(({ code }) => code),
    rows.map(({ category }) => category),
    rows.map(({ name }) => name),
  ]);
}
