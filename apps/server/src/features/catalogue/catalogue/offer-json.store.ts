import type { SqlText } from '../../../platform/db/sql-text.ts';
import { hasOwnPrices, priceJoin, type Viewer } from './saving/offer-conditions.store.ts';

/** What `offerJson` needs besides the offer `o`. */
export function offerJoins(sql: SqlText, viewer: Viewer): string {
  const favourite =
    viewer.accountId === null
      ? ''
      : `left join favourite f on f.offer_code = o.code and f.account_id = ${sql.add(viewer.accountId)}`;
  return `join auction a on a.offer_code = o.code
    join offer_document d on d.offer_code = o.code
    left join partner p on p.id = o.partner_id
    ${priceJoin(sql, viewer)}
    ${favourite}`;
}

/** An offer in the form of API-01, for one viewer: written by the database, so that a list is copied without parsing. */
export function offerJson(viewer: Viewer): string {
  const profile = Number(viewer.profileCode);
  const own = hasOwnPrices(viewer);
  const buyNow = own ? 'coalesce(pp.buy_now_cents, o.buy_now_cents)' : 'o.buy_now_cents';
  return `json_build_object(
    'codigo', o.code, 'codigoOferta', o.code, 'codigoPerfil', ${profile}, 'title', o.title, 'status', o.status,
    'description', o.description, 'tags', o.tags,
    'price', price_to_have(${buyNow}, a.price_cents, a.bid_count)::float8 / 100,
    'valorCompreJa', ${buyNow}::float8 / 100, 'valorLeilao', a.price_cents::float8 / 100,
    'end', to_char(a.end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'spotlight', o.spotlight, 'favorite', ${viewer.accountId === null ? 'false' : 'f.offer_code is not null'},
    'doOffer', case when o.accepts_proposals then 'S' else 'N' end, 'hasBid', a.bid_count > 0,
    'parceiro', p.store, 'parceiroNome', p.name,
    'photos', coalesce(d.profile_photos -> '${profile}', d.photos), 'vehicles', d.vehicles)`;
}
