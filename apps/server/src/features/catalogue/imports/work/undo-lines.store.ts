import type { OfferForm } from '@patio/contract/catalogue/drafts/offer-form.ts';
import type { KnownPhoto } from '../../drafts/public.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';
import type { StayReason } from '../reasons.ts';

const next = statement({
  name: 'imports.lines-to-undo',
  text: `select id, record, verdict, coalesce(offer_code, 0) as offer_code, before_form, before_photos, before_hash, after_mark from offer_import_line
    where import_id = $1 and verdict in ('new', 'changed') and offer_code is not null and not undone and record > $2
    order by record limit $3`,
  shape: shape<{
    readonly verdict: 'new' | 'changed';
    readonly before_form: OfferForm | null;
    readonly before_photos: readonly KnownPhoto[] | null;
  }>(),
});
const note = statement({
  name: 'imports.note-undone',
  text: `update offer_import_line l set undone = r.kept is null, kept = r.kept,
      offer_code = case when r.kept is null and l.verdict = 'new' then null else l.offer_code end
    from json_to_recordset($1::json) as r(id bigint, kept text) where l.id = r.id`,
});

/** The next lines whose offers are to be taken back. */
export function linesToUndo(queries: Queries, importId: number, after: number, most: number) {
  return queries.rows(next, [importId, after, most]);
}

/** Notes which were, and why the others were not. */
export async function noteUndone(
  transaction: Transaction,
  outcomes: readonly { readonly id: number; readonly kept: StayReason | null }[],
): Promise<void> {
  await transaction.run(note, [JSON.stringify(outcomes)]);
}
