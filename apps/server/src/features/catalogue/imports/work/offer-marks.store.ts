import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';

const MARK = `md5(concat_ws('|', o.title, o.description, o.tags, o.buy_now_cents, o.accepts_proposals, o.spotlight, o.partner_id,
  o.proposal_floor_cents, o.status, o.goods_origin, a.base_cents, a.reserve_cents, d.vehicles::text, d.photos::text))`;

const marks = statement({
  name: 'imports.marks',
  text: `select o.code, o.import_hash, coalesce(${MARK}, '') as mark from offer o join auction a on a.offer_code = o.code
    join offer_document d on d.offer_code = o.code where o.code = any($1::bigint[])`,
});
const lockAuctions = statement({
  name: 'imports.lock-auctions',
  text: 'select offer_code from auction where offer_code = any($1::bigint[]) order by offer_code for update',
});
const dealt = statement({
  name: 'imports.dealt',
  text: `select o.code, a.last_seq > 0 as bids, o.published_at is not null as published, a.open,
      exists (select from proposal p where p.offer_code = o.code) as proposals,
      exists (select from purchase p where p.offer_code = o.code) as sold,
      exists (select from visit v where v.offer_code = o.code) as visits,
      exists (select from bid_deposit b where b.offer_code = o.code) as deposits,
      exists (select from question q where q.offer_code = o.code and q.answered_at is not null) as answered,
      exists (select from offer_draft f where f.code = o.code and not f.is_new) as edited
    from offer o join auction a on a.offer_code = o.code where o.code = any($1::bigint[])`,
});
const removeDraft = statement({
  name: 'imports.remove-draft',
  text: 'delete from offer_draft where code = $1 and is_new',
});
const removeOffer = statement({ name: 'imports.remove-offer', text: 'delete from offer where code = $1' });
const setHash = statement({
  name: 'imports.set-hash',
  text: 'update offer set import_hash = $2 where code = $1',
});

/** What offers state now, as a mark that another statement changes, and the hash of their last import. */
export async function marksOf(queries: Queries, codes: readonly number[]) {
  return new Map((await queries.rows(marks, [codes])).map((row) => [row.code, row]));
}

/** Whether people have dealt on offers; they stay locked, so that nobody does meanwhile. */
export async function dealtOn(transaction: Transaction, codes: readonly number[]) {
  await transaction.rows(lockAuctions, [codes]);
  return new Map((await transaction.rows(dealt, [codes])).map((row) => [row.code, row]));
}

/** Removes an offer that nobody has dealt on, with its draft. */
export async function removeImported(transaction: Transaction, code: number): Promise<void> {
  await transaction.run(removeDraft, [code]);
  await transaction.run(removeOffer, [code]);
}

/** Sets the hash of the last import, so that the next one compares with that. */
export async function setImportHash(
  transaction: Transaction,
  code: number,
  hash: string | null,
): Promise<void> {
  await transaction.run(setHash, [code, hash]);
}
