import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const insert = statement({
  name: 'pix-payments.insert',
  text: `insert into pix_payment (end_to_end_id, txid, amount_cents, paid_at, recorded_at) values ($1, $2, $3, $4, $5)
    on conflict (end_to_end_id) do nothing`,
});

const recorded = statement({
  name: 'pix-payments.recorded',
  text: 'select end_to_end_id from pix_payment where end_to_end_id = any($1::text[])',
});

const news = statement({
  name: 'pix-payments.news',
  text: `with given as (
      select g.id, x.txid, row_number() over (partition by x.txid order by g.place) as place
      from unnest($1::text[], $2::text[]) with ordinality as g(id, txid, place) join pix_charge x on x.txid = g.txid
      where not exists (select from pix_payment p where p.end_to_end_id = g.id)
        and not exists (select from pix_news n where n.end_to_end_id = g.id))
    insert into pix_news (end_to_end_id, txid, at) select g.id, g.txid, $3 from given g
    where (select count(*) from pix_news n where n.txid = g.txid and n.at > $4) + g.place <= $5
    on conflict (end_to_end_id) do nothing returning end_to_end_id, txid`,
});

const forget = statement({ name: 'pix-payments.forget-news', text: 'delete from pix_news where at < $1' });

const watermark = statement({ name: 'pix-payments.watermark', text: 'select until from pix_watermark' });

const raise = statement({
  name: 'pix-payments.raise-watermark',
  text: `insert into pix_watermark (until) values ($1) on conflict (single) do update set until = greatest(pix_watermark.until, excluded.until)`,
});

/** Writes a payment; false: it was written before. */
export async function insertPayment(
  transaction: Transaction,
  txid: string,
  { endToEndId, centavos, at }: BankPayment,
  now: number,
): Promise<boolean> {
  const parameters = [endToEndId, txid, centavos, new Date(at), new Date(now)];
  return (await transaction.run(insert, parameters)) === 1;
}

/** Those that are recorded already. */
export async function recordedPayments(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await queries.rows(recorded, [ids])).map(({ end_to_end_id: id }) => id));
}

/** News of a payment, as a bank sends them. */
export interface PixNews {
  readonly endToEndId: string;
  readonly txid: string;
}

/** Notes news of payments and returns those that are new: not of others' charges, known already, or of too many of one Pix since `since`. */
export async function noteNews(
  queries: Queries,
  told: readonly PixNews[],
  { now, since, most }: { readonly now: number; readonly since: number; readonly most: number },
): Promise<readonly PixNews[]> {
  const ids = told.map(({ endToEndId }) => endToEndId);
  const txids = told.map(({ txid }) => txid);
  const rows = await queries.rows(news, [ids, txids, new Date(now), new Date(since), most]);
  return rows.map(({ end_to_end_id: endToEndId, txid }) => ({ endToEndId, txid }));
}

/** Removes news of before an instant: their payments are recorded, or never came. */
export async function forgetNews(queries: Queries, before: number): Promise<void> {
  await queries.run(forget, [new Date(before)]);
}

/** Until when the list of the bank has been read (epoch milliseconds); null: never. */
export async function readUntil(queries: Queries): Promise<number | null> {
  return (await queries.row(watermark))?.until ?? null;
}

/** The list has been read until an instant. */
export async function raiseReadUntil(queries: Queries, until: number): Promise<void> {
  await queries.run(raise, [new Date(until)]);
}
