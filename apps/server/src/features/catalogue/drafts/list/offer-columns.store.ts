// Of an offer `o` with its auction `a` and its draft `d`, which may be missing each.

/** Where an offer stands. */
export const STATE = `case when d.state = 'waiting' then 'aguardando' when d.is_new and d.state = 'returned' then 'devolvida'
  when d.is_new then 'rascunho' when o.status in ('V', 'C', 'L', 'X') then 'vendida'
  when exists (select from stay y where y.offer_code = o.code and y.over_at is null) then 'suspensa'
  when not a.open then 'encerrada' when o.published_at is null then 'fora'
  when o.published_at > statement_timestamp() then 'agendada' else 'no-ar' end`;

/** The first vehicle of the form, or of the offer. */
export const PLATE = `coalesce(d.form -> 'veiculos' -> 0 ->> 'placa', (select v.plate from vehicle v where v.offer_code = o.code order by v.position limit 1))`;
export const PRICE = `coalesce(nullif(o.buy_now_cents, 0), a.price_cents, round((d.form ->> 'valorCompreJa')::numeric * 100)::bigint,
  round((d.form ->> 'lanceInicial')::numeric * 100)::bigint)`;
export const END = `coalesce(a.end_at, (d.form ->> 'fim')::timestamptz)`;
export const TITLE = `coalesce(d.form ->> 'titulo', o.title)`;
export const PHOTOS = `(case when d.code is null then (select count(*) from photo p where p.offer_code = o.code and p.in_gallery)
  else jsonb_array_length(d.form -> 'fotos') end)`;
/** The code of the first vehicle of the form, or of the offer. */
const codeOf = (field: string, column: string) =>
  `coalesce((d.form -> 'veiculos' -> 0 ->> '${field}')::bigint, o.${column}[1])`;

/** The column of the store that a row belongs to. */
export const STORE_OF_OFFER = 'coalesce(d.partner_id, o.partner_id)';

/** What the list of offers and its drafts are narrowed by alike; where an offer stands is asked of each in its own words. */
export const FILTERS = {
  categoria: codeOf('categoria', 'category_codes'),
  subcategoria: codeOf('subcategoria', 'subcategory_codes'),
  marca: codeOf('marca', 'brand_codes'),
  modelo: codeOf('modelo', 'model_codes'),
  loja: `coalesce(${STORE_OF_OFFER}, 0)`,
  semFoto: `${PHOTOS} = 0`,
  comFaltas: 'coalesce(d.problem_count, 0) > 0',
  destaque: `coalesce((d.form ->> 'destaque')::boolean, o.spotlight)`,
  preco: PRICE,
  fim: END,
  placa: `coalesce(${PLATE}, '')`,
};

type Contains = (sql: string) => string;

/** Where words are searched in the offer of a code: its title, and its plates. */
export const searchedOffer = (code: string) => [
  (contains: Contains) => `${code} in (select code from offer where ${contains('title')})`,
  (contains: Contains) => `${code} in (select offer_code from vehicle where ${contains('plate')})`,
];

/** The same of its draft: its title alone. */
export const searchedDraft = (code: string) => (contains: Contains) =>
  `${code} in (select code from offer_draft where ${contains("(form ->> 'titulo')")})`;
