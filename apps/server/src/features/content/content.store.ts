import type { Banner } from '@patio/contract/content/list-banners.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Queries, Statement } from '../../platform/db/database.ts';

/** A store with banners of its own shows only those, otherwise those of the house. */
const banners: Statement = {
  name: 'content.banners',
  text: `with shown as (
           select b.*, b.partner_id is not null as own from banner b
           where b.category_code = $1::bigint
             and (b.partner_id is null or b.partner_id = (select id from partner where store = $2))
         )
         select guid, link, title, description, text_position, buy_button, bid_button, offer_code, other_button,
           other_link, other_text
         from shown where own = (select bool_or(own) from shown) order by position, guid`,
};

const text: Statement = {
  name: 'content.text',
  text: `select description, html from content_text where key = $1 and language in ($2, 'PTBR')
         order by language = $2 desc limit 1`,
};

export interface BannerRow {
  readonly guid: string;
  readonly link: string | null;
  readonly title: string;
  readonly description: string;
  readonly text_position: Banner['posicaoImagem'];
  readonly buy_button: boolean;
  readonly bid_button: boolean;
  readonly offer_code: number | null;
  readonly other_button: boolean;
  readonly other_link: string | null;
  readonly other_text: string | null;
}

/** Reads banners and texts; changes nothing. */
export function contentReader(queries: Queries) {
  return {
    banners: (category: number, store: string | null) => queries.rows<BannerRow>(banners, [category, store]),
    /** In the language asked for, else in Portuguese. */
    text: (key: string, idiom: Idiom) =>
      queries.row<{ description: string; html: string }>(text, [key, idiom]),
  };
}
