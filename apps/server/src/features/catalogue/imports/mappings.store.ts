import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { shape, statement } from '../../../platform/db/statement.ts';
import type { Mapping } from '../import/public.ts';

const find = statement({
  name: 'imports.find-mapping',
  text: `select mapping from import_mapping where signature = $1 and (account_id = $2 or partner_id is not distinct from $3)
    order by account_id = $2 desc, used_at desc limit 1`,
  shape: shape<{ readonly mapping: Mapping }>(),
});
const keep = statement({
  name: 'imports.keep-mapping',
  text: `insert into import_mapping (account_id, signature, partner_id, mapping, used_at) values ($1, $2, $3, $4, $5)
    on conflict (account_id, signature) do update set mapping = excluded.mapping, partner_id = excluded.partner_id, used_at = excluded.used_at`,
});

interface Owner {
  readonly accountId: number;
  /** The user's store; null: the house. */
  readonly partnerId: number | null;
}

/** How the user, or else a colleague, mapped files with these headings last. */
export async function findMapping(
  queries: Queries,
  signature: string,
  { accountId, partnerId }: Owner,
): Promise<Mapping | null> {
  return (await queries.row(find, [signature, accountId, partnerId]))?.mapping ?? null;
}

/** Remembers it. */
export async function keepMapping(
  transaction: Transaction,
  signature: string,
  { accountId, partnerId }: Owner,
  { mapping, at }: { readonly mapping: Mapping; readonly at: number },
): Promise<void> {
  await transaction.run(keep, [accountId, signature, partnerId, JSON.stringify(mapping), new Date(at)]);
}
