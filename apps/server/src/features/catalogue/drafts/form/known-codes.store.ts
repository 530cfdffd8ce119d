import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';

const unknown = statement({
  name: 'drafts.unknown-codes',
  text: `select
      bool_or(v.categoria is not null and not exists (select from category c where c.code = v.categoria)) as categoria,
      bool_or(v.subcategoria is not null and not exists (select from subcategory c where c.code = v.subcategoria)) as subcategoria,
      bool_or(v.marca is not null and not exists (select from brand c where c.code = v.marca)) as marca,
      bool_or(v.modelo is not null and not exists (select from model c where c.code = v.modelo and c.brand_code = v.marca)) as modelo,
      bool_or(v.cidade is not null and not exists (select from city c where c.code = v.cidade)) as cidade,
      $2::bigint is not null and not exists (select from partner p where p.id = $2::bigint and p.status = 'approved') as loja
    from json_to_recordset($1::json) as v(categoria bigint, subcategoria bigint, marca bigint, modelo bigint, cidade bigint)`,
});

const storeName = statement({ name: 'drafts.store-name', text: 'select name from partner where id = $1' });

// A suspension waits for the offer that is being published, and then stops it too; or the publication waits for the suspension.
const holdOpen = statement({
  name: 'drafts.hold-open-store',
  text: `select id from partner where id = $1 and status = 'approved' for share`,
});

/** Refuses offers for a store that is not open to the public, and keeps it open until the transaction ends. Errors: `store-not-approved`. */
export async function holdStoreOpen(transaction: Transaction, partnerId: number | null): Promise<void> {
  if (partnerId === null) return;
  if ((await transaction.row(holdOpen, [partnerId])) === undefined) throw new ApiError('store-not-approved');
}

/** The fields of a form whose codes name nothing: classification, place, and a store that is not open. */
export async function unknownCodes(queries: Queries, { veiculos, loja }: OfferForm): Promise<string[]> {
  const row = await queries.row(unknown, [JSON.stringify(veiculos), loja]);
  return Object.entries(row ?? {}).flatMap(([name, missing]) => (missing === true ? [name] : []));
}

/** The name of a store. */
export async function findStoreName(queries: Queries, id: number): Promise<string | undefined> {
  return (await queries.row(storeName, [id]))?.name;
}
