import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { nameChanged, writeEnglish } from '../content/public.ts';
import { USED_IN } from './name-uses.store.ts';
import { findName, type NameRow, type StoredKind } from './names.store.ts';

// The lock under which imports add brands and models.
const lock = statement({ name: 'names.lock', text: 'select pg_advisory_xact_lock(7411904)' });

const same = statement({
  name: 'names.same',
  text: `select code, name from category where $1 = 'category' and name_key(name) = name_key($2) and code <> $3
    union all select code, name from subcategory where $1 = 'subcategory' and category_code = $4 and name_key(name) = name_key($2) and code <> $3
    union all select code, name from brand where $1 = 'brand' and name_key(name) = name_key($2) and code <> $3
    union all select code, name from model where $1 = 'model' and brand_code = $5 and category_code = $4 and name_key(name) = name_key($2)
      and code <> $3 limit 1`,
});

const updateOf = <const Kind extends StoredKind>(kind: Kind) =>
  statement({
    name: `names.update-${kind}`,
    text: `update ${kind} set name = $2, active = $3, own_icon = $4, version = version + 1, changed_by = $5, changed_at = $6 where code = $1`,
  });
const updates = {
  category: updateOf('category'),
  subcategory: updateOf('subcategory'),
  brand: updateOf('brand'),
  model: updateOf('model'),
};

const lockOf = <const Kind extends StoredKind>(kind: Kind) =>
  statement({ name: `names.lock-${kind}`, text: `select code from ${kind} where code = $1 for update` });
const locks = {
  category: lockOf('category'),
  subcategory: lockOf('subcategory'),
  brand: lockOf('brand'),
  model: lockOf('model'),
};

const removeOf = <const Kind extends StoredKind>(kind: Kind) =>
  statement({ name: `names.remove-${kind}`, text: `delete from ${kind} where code = $1` });
const removals = {
  category: removeOf('category'),
  subcategory: removeOf('subcategory'),
  brand: removeOf('brand'),
  model: removeOf('model'),
};
const leaveCategories = statement({
  name: 'names.leave-categories',
  text: 'delete from brand_category where brand_code = $1',
});
const retire = statement({
  name: 'names.retire',
  text: `insert into retired_name (kind, code, name, brand_code, category_code, into_code, retired_at) values ($1, $2, $3, $4, $5, $6, $7)`,
});
const retarget = statement({
  name: 'names.retarget',
  text: 'update retired_name set into_code = $3 where kind = $1 and into_code = $2',
});

const addIcon = statement({
  name: 'names.add-icon',
  text: `insert into name_icon (selected, plain)
    select coalesce($1, p.selected, $2), coalesce($2, p.plain, $1) from (select $3::int as code) g left join name_icon p on p.code = g.code
    returning code`,
});

const order = statement({
  name: 'names.category-order',
  text: 'select code from category order by position, code for update',
});
const place = statement({
  name: 'names.place-categories',
  text: 'update category c set position = o.place from unnest($1::int[]) with ordinality o (code, place) where c.code = o.code',
});
const others = statement({
  name: 'names.other-categories',
  text: 'select count(*) as n from category where active and code <> $1',
});

const renameOf = <const Kind extends StoredKind>(kind: Kind) =>
  statement({
    name: `names.rename-offers-${kind}`,
    text: `insert into offer_to_rename (offer_code) select distinct offer_code from vehicle where ${USED_IN[kind].column} = $1
      on conflict do nothing`,
    slow: true,
  });
const renames = {
  category: renameOf('category'),
  subcategory: renameOf('subcategory'),
  brand: renameOf('brand'),
  model: renameOf('model'),
};

/** What is written of a name. */
export interface NameDraft {
  readonly name: string;
  readonly english: string;
  readonly active: boolean;
  readonly icon: number | null;
}

/** A drawing that is shown when a name is chosen, and one for when it is not; null: not sent. */
export interface IconPair {
  readonly selected: string | null;
  readonly plain: string | null;
}

/** Changes names, one user at a time. */
export function nameWriter(transaction: Transaction) {
  return {
    lock: (): Promise<unknown> => transaction.run(lock),
    /** The name under lock; undefined if unknown. */
    async find(kind: StoredKind, code: number): Promise<NameRow | undefined> {
      await transaction.run(locks[kind], [code]);
      return findName(transaction, kind, code);
    },
    /** Another name of the kind and place that is the same without accents, case and punctuation. */
    same: (
      kind: StoredKind,
      name: string,
      code: number,
      { category, brand }: { readonly category: number | null; readonly brand: number | null },
    ) => transaction.row(same, [kind, name, code, category, brand]),
    async update(kind: StoredKind, code: number, draft: NameDraft, by: number, at: number): Promise<void> {
      await transaction.run(updates[kind], [code, draft.name, draft.active, draft.icon, by, new Date(at)]);
      await writeEnglish(transaction, { kind, code: String(code), name: draft.english });
    },
    /** Stores pictures; the one that was not sent stays as in `before`, or is the other one. */
    async addIcon({ selected, plain }: IconPair, before: number | null): Promise<number> {
      const row = await transaction.row(addIcon, [selected, plain, before]);
      if (row === undefined) throw new Error('Pictures were not stored.');
      return row.code;
    },
    /** Rebuilds the documents and search words of its offers, soon. */
    renameOffers: (kind: StoredKind, code: number): Promise<unknown> =>
      transaction.run(renames[kind], [code]),
    /** Deletes a name that nothing uses; `into`: the one that replaces it. */
    async remove(row: NameRow, into: number | null, at: number): Promise<void> {
      const { kind, code, name, brand_code, category_code } = row;
      await transaction.run(retire, [kind, code, name, brand_code, category_code, into, new Date(at)]);
      await transaction.run(retarget, [kind, code, into]);
      await writeEnglish(transaction, { kind, code: String(code), name: '' });
      if (kind === 'brand') await transaction.run(leaveCategories, [code]);
      await transaction.run(removals[kind], [code]);
    },
    /** The categories in the order of the menus, under lock. */
    order: async (): Promise<number[]> => (await transaction.rows(order)).map(({ code }) => code),
    async place(codes: readonly number[]): Promise<void> {
      await transaction.run(place, [codes]);
      await nameChanged(transaction);
    },
    /** How many other categories are shown. */
    otherCategories: async (code: number): Promise<number> => (await transaction.row(others, [code]))?.n ?? 0,
  };
}
