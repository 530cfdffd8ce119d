import { bannersList, type StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { statement } from '../../../../platform/db/statement.ts';
import { listSource } from '../../../../platform/lists/public.ts';
import { writeEnglish } from '../translations.store.ts';

const from = `from banner b left join partner p on p.id = b.partner_id left join account a on a.id = b.changed_by
  left join translation t on t.kind = 'banner' and t.code = b.guid::text and t.language = 'EN'`;

const base = statement({
  name: 'banners.list',
  text: `select b.code, b.guid, b.category_code, b.position, b.partner_id, p.store, b.link, b.title, b.description, t.name as english_title,
    t.description as english_description, t.button as english_button, b.text_position, b.buy_button, b.bid_button, b.offer_code,
    b.other_button, b.other_link, b.other_text, b.active, b.shown_from, b.shown_until, b.version,
    a.name as editor, b.changed_at ${from}`,
});

const find = statement({
  name: 'banners.find',
  text: `${base.text} where b.code = $1`,
});

/** `bannerState` of the domain as an expression, at an instant in epoch milliseconds. */
function stateAt(now: number): string {
  const at = `to_timestamp(${Number(now) / 1000})`;
  return `case when not b.active then 'I' when b.shown_until <= ${at} then 'F' when b.shown_from > ${at} then 'A' else 'S' end`;
}

/** Where the list of banners comes from; in their order a category stands together, and in it the house before stores. */
export const bannersAt = (now: number) =>
  listSource(bannersList, {
    base,
    from,
    key: 'b.code',
    sorts: {
      lugar: {
        sql: '(b.category_code * 10000000000 + coalesce(b.partner_id, 0) * 100000 + b.position)',
        type: 'bigint',
      },
      em: { sql: `coalesce(b.changed_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
    },
    filters: { categoria: 'b.category_code', situacao: stateAt(now), loja: `coalesce(p.store, '')` },
    searched: { texts: ['b.title', 'b.description'], codes: ['b.code', 'b.offer_code'] },
  });

const lock = statement({ name: 'banners.lock', text: 'select code from banner where code = $1 for update' });
const facts = statement({
  name: 'banners.facts',
  text: `select $1::int = 0 or exists (select from category where code = $1::int) as category,
    (select id from partner where store = $2) as partner_id,
    exists (select from offer where code = $3) as offer`,
});
const insert = statement({
  name: 'banners.insert',
  text: `insert into banner (guid, category_code, position, text_position)
    select $1, $2, coalesce(max(position), 0) + 1, 'ME' from banner where category_code = $2 and partner_id is not distinct from $3::bigint
    returning code`,
});
const write = statement({
  name: 'banners.write',
  text: `update banner set drawing = case when guid = $2 then drawing end, guid = $2, category_code = $3, partner_id = $4, link = $5,
      title = $6, description = $7, text_position = $8, buy_button = $9, bid_button = $10, offer_code = $11, other_button = $12,
      other_link = $13, other_text = $14, active = $15, shown_from = $16, shown_until = $17, version = version + 1,
      changed_by = $18, changed_at = $19
    where code = $1`,
});
const remove = statement({ name: 'banners.remove', text: 'delete from banner where code = $1' });
const neighbours = statement({
  name: 'banners.neighbours',
  text: `select n.code from banner n join banner b on b.code = $1 and b.category_code = n.category_code
      and b.partner_id is not distinct from n.partner_id
    order by n.position, n.code for update of n`,
});
const place = statement({
  name: 'banners.place',
  text: `update banner b set position = o.place from unnest($1::bigint[]) with ordinality o (code, place) where b.code = o.code`,
});

/** A banner as it is written. Instants in epoch milliseconds. */
export interface BannerDraft {
  readonly guid: string;
  readonly partnerId: number | null;
  readonly fields: Omit<StaffBanner, 'codigo' | 'guid' | 'loja' | 'situacao' | 'versao' | 'por' | 'em'>;
  readonly by: number;
  readonly at: number;
}

/** A banner; undefined if unknown. */
export const findBanner = (queries: Queries, code: number) => queries.row(find, [code]);
export type BannerRow = NonNullable<Awaited<ReturnType<typeof findBanner>>>;

/** Whether category and offer of a banner exist, and which store it belongs to. */
export const bannerFacts = (queries: Queries, category: number, store: string | null, offer: number | null) =>
  queries.row(facts, [category, store, offer]);

/** Changes banners within a transaction. */
export function bannerWriter(transaction: Transaction) {
  return {
    /** The banner under lock; undefined if unknown. */
    async lock(code: number): Promise<BannerRow | undefined> {
      await transaction.run(lock, [code]);
      return findBanner(transaction, code);
    },
    /** An empty banner after the others of its category and store. */
    async insert(guid: string, category: number, partnerId: number | null): Promise<number> {
      const row = await transaction.row(insert, [guid, category, partnerId]);
      if (row === undefined) throw new Error('A banner was not inserted.');
      return row.code;
    },
    async write(
      code: number,
      before: string,
      { guid, partnerId, fields, by, at }: BannerDraft,
    ): Promise<void> {
      const moment = (given: string | null) => (given === null ? null : new Date(given));
      await transaction.run(write, [
        code,
        guid,
        fields.categoria,
        partnerId,
        fields.linkImagem,
        fields.titulo,
        fields.descricao,
        fields.posicaoImagem,
        fields.botaoComprar,
        fields.botaoLance,
        fields.codigoOferta,
        fields.botaoOutro,
        fields.linkBotaoOutro,
        fields.textoBotaoOutro,
        fields.ativo,
        moment(fields.de),
        moment(fields.ate),
        by,
        new Date(at),
      ]);
      const { tituloEn: name, descricaoEn: description, textoBotaoOutroEn: button } = fields;
      if (guid !== before) await writeEnglish(transaction, { kind: 'banner', code: before, name: '' });
      await writeEnglish(transaction, { kind: 'banner', code: guid, name, description, button });
    },
    async remove({ code, guid }: Pick<BannerRow, 'code' | 'guid'>): Promise<void> {
      await writeEnglish(transaction, { kind: 'banner', code: guid, name: '' });
      await transaction.run(remove, [code]);
    },
    /** The banners of its category and store in their order, under lock. */
    neighbours: async (code: number): Promise<number[]> =>
      (await transaction.rows(neighbours, [code])).map((row) => row.code),
    place: (codes: readonly number[]): Promise<unknown> => transaction.run(place, [codes]),
  };
}
