import type { createName as contract } from '@patio/contract/catalogue/names/create-name.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { showAtOnce } from '../content/public.ts';
import { drawnIcon, nameValues, presentName, storedKind } from './kinds.ts';
import { nameInserter } from './name-inserts.store.ts';
import { nameWriter } from './name-writer.store.ts';
import { findName, type StoredKind } from './names.store.ts';
import { readIcons } from './store-icon.ts';

/** The most names of each kind: categories stand in menus, and lists of choices hold the others. */
const MOST: Readonly<Record<StoredKind, number>> = {
  category: 30,
  subcategory: 1000,
  brand: 5000,
  model: 50_000,
};

/** Adds a name, shown by every process once it is committed. Audited. */
export const createName =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { actor, now: at }) => {
    const kind = storedKind(body.tipo);
    const icons = await readIcons(body);
    const row = await deps.database.transact(async (transaction) => {
      const writer = nameWriter(transaction);
      await writer.lock();
      const inserter = nameInserter(transaction);
      const place = await placeOf(inserter, kind, body);
      const same = await writer.same(kind, body.nome, 0, place);
      if (same !== undefined) throw new ApiError('name-taken', { parameters: { other: same.name ?? '' } });
      const code = await insert(inserter, kind, body.nome, place);
      const icon = icons === null ? null : await writer.addIcon(icons, null);
      const draft = { name: body.nome, english: body.nomeEn, active: body.ativo, icon };
      await writer.update(kind, code, draft, actor.accountId, at);
      const after = await findName(transaction, kind, code);
      if (after === undefined) throw new Error('A new name is gone.');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'create-name',
        subject: `${kind} ${code}`,
        after: nameValues(after),
        at,
      });
      showAtOnce(deps, transaction, at);
      return after;
    });
    return { data: presentName(row) };
  };

type Inserter = ReturnType<typeof nameInserter>;
interface Place {
  readonly category: number | null;
  readonly brand: number | null;
}

/** Where it belongs, without what its kind does not need. Errors: `name-place`, `name-too-many`. */
async function placeOf(
  inserter: Inserter,
  kind: StoredKind,
  { categoria, marca }: { readonly categoria: number | null; readonly marca: number | null },
): Promise<Place> {
  const category = kind === 'subcategory' || kind === 'model' ? possible(categoria) : null;
  const brand = kind === 'model' ? possible(marca) : null;
  const known = await inserter.known(category, brand);
  if (known === undefined) throw new Error('Names were not counted.');
  const needed =
    (kind === 'brand' || kind === 'category' || category !== null) && (kind !== 'model' || brand !== null);
  if (!needed || !known.category || !known.brand) throw new ApiError('name-place');
  const counts = {
    category: known.categories,
    subcategory: known.subcategories,
    brand: known.brands,
    model: known.models,
  };
  if (counts[kind] >= MOST[kind]) throw new ApiError('name-too-many', { parameters: { most: MOST[kind] } });
  return { category, brand };
}

const possible = (code: number | null): number | null =>
  code === null || code > 2_147_483_647 ? null : code;

function insert(
  inserter: Inserter,
  kind: StoredKind,
  name: string,
  { category, brand }: Place,
): Promise<number> {
  if (kind === 'category') return inserter.insertCategory(name, drawnIcon(kind, 0, name));
  if (kind === 'brand') return inserter.insertBrand(name);
  if (category === null) throw new ApiError('name-place');
  if (kind === 'subcategory') return inserter.insertSubcategory(name, category);
  if (brand === null) throw new ApiError('name-place');
  return inserter.insertModel(name, category, brand);
}
