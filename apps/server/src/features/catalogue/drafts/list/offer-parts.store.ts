import type { Asked, ListPart, PartColumn } from '../../../../platform/lists/public.ts';
import {
  END,
  FILTERS,
  PRICE,
  searchedDraft,
  searchedOffer,
  STATE,
  STORE_OF_OFFER,
  TITLE,
} from './offer-columns.store.ts';

type Sort = 'codigo' | 'titulo' | 'preco' | 'fim' | 'mudada';
type Filter =
  | 'situacao'
  | 'categoria'
  | 'subcategoria'
  | 'marca'
  | 'modelo'
  | 'loja'
  | 'semFoto'
  | 'comFaltas'
  | 'destaque'
  | 'preco'
  | 'fim'
  | 'placa';

const SOLD = `o.status in ('V', 'C', 'L', 'X')`;
const STAYED = 'o.code in (select y.offer_code from stay y where y.over_at is null)';
const RUNS = `not (${SOLD}) and not exists (select from stay y where y.offer_code = o.code and y.over_at is null)`;

/** `STATE` of an offer without a draft, state by state: an index answers some of them. */
const IN_STATE: Readonly<Record<string, string>> = {
  vendida: SOLD,
  suspensa: `not (${SOLD}) and ${STAYED}`,
  encerrada: `${RUNS} and not a.open`,
  fora: `${RUNS} and a.open and o.published_at is null`,
  agendada: `${RUNS} and a.open and o.published_at > statement_timestamp() and o.published_at > o.created_at`,
  'no-ar': `${RUNS} and a.open and o.published_at <= statement_timestamp()`,
};

/** States of drafts, and of offers whose auction runs. */
const OF_DRAFT: readonly string[] = ['rascunho', 'aguardando', 'devolvida'];
const OF_OPEN: readonly string[] = [...OF_DRAFT, 'fora', 'agendada', 'no-ar'];

function inState({ condition }: Asked): string {
  const words = condition.kind === 'words' ? condition.words : [];
  const states = words.flatMap((word) => (IN_STATE[word] === undefined ? [] : [`(${IN_STATE[word]})`]));
  return states.length === 0 ? 'false' : states.join(' or ');
}

/** Its document tells without reading the photos. */
const WITHOUT_PHOTOS = `select f.offer_code from offer_document f where json_array_length(f.photos) = 0 and f.profile_photos is null`;

function ofStore({ condition, is }: Asked): string {
  const ofHouse = condition.kind === 'codes' && condition.codes.includes(0);
  return ofHouse ? `o.partner_id is null or ${is('o.partner_id')}` : is('o.partner_id');
}

/** A bid raises the price of an auction that has a leader: no index has those, or every bid would write it. */
const price: PartColumn = {
  sql: 'coalesce(nullif(o.buy_now_cents, 0), a.price_cents)',
  pieces: [
    { when: 'o.buy_now_cents > 0', sql: 'o.buy_now_cents' },
    // A price is never below 0: said so that PostgreSQL may begin with the auctions.
    {
      when: 'o.buy_now_cents = 0 and (a.leader_id is null or not a.open) and a.price_cents >= 0',
      sql: 'a.price_cents',
    },
    { when: 'o.buy_now_cents = 0 and a.leader_id is not null and a.open', sql: 'a.price_cents' },
  ],
};

const end: PartColumn = {
  sql: 'a.end_at',
  pieces: [
    { when: 'a.open', sql: 'a.end_at', never: onlyIn(['encerrada', ...OF_DRAFT]) },
    { when: 'not a.open', sql: 'a.end_at', never: onlyIn(OF_OPEN) },
  ],
};

/** Whether offers are asked for that are in these states alone. */
function onlyIn(states: readonly string[]) {
  return (filter: string, { condition }: Pick<Asked, 'condition'>): boolean =>
    filter === 'situacao' &&
    condition.kind === 'words' &&
    condition.words.every((word) => states.includes(word));
}

/** Offers without a draft: nearly all. Every offer has an auction; a left join is left out where neither filter nor order needs it. */
export const PUBLISHED_PART: ListPart<Sort, Filter> = {
  from: 'from offer o left join auction a on a.offer_code = o.code',
  where: 'not exists (select from offer_draft d where d.code = o.code)',
  key: 'o.code',
  sorts: {
    codigo: { sql: 'o.code' },
    titulo: { sql: 'search_text(o.title)' },
    preco: price,
    fim: end,
    mudada: { sql: 'o.created_at' },
  },
  filters: {
    situacao: inState,
    categoria: 'o.category_codes[1]',
    subcategoria: 'o.subcategory_codes[1]',
    marca: 'o.brand_codes[1]',
    modelo: 'o.model_codes[1]',
    loja: ofStore,
    semFoto: ({ condition }) =>
      condition.kind === 'flag' && condition.is
        ? `o.code in (${WITHOUT_PHOTOS})`
        : `not exists (${WITHOUT_PHOTOS} and f.offer_code = o.code)`,
    comFaltas: ({ is }) => is('false'),
    destaque: 'o.spotlight',
    preco: price,
    fim: end,
    placa: ({ is }) =>
      `o.code in (select v.offer_code from vehicle v where ${is('v.plate')}) and
      ${is(`coalesce((select v.plate from vehicle v where v.offer_code = o.code order by v.position limit 1), '')`)}`,
  },
  scopes: { [STORE_OF_OFFER]: ofStore },
  searched: {
    texts: searchedOffer('o.code'),
    codes: ['o.code'],
  },
};

/** Drafts of new offers, and those that wait for approval, are in states of their own: the others need not be read then. */
function draftInState({ condition, is }: Asked): string {
  const ofDraft = condition.kind === 'words' && condition.words.some((word) => OF_DRAFT.includes(word));
  return ofDraft ? is(STATE) : `not d.is_new and d.state <> 'waiting' and ${is(STATE)}`;
}

/** Drafts, of new offers and of changes: few, so that their forms can be read. */
export const DRAFTS_PART: ListPart<Sort, Filter> = {
  from: 'from offer_draft d left join offer o on o.code = d.code left join auction a on a.offer_code = d.code',
  key: 'd.code',
  sorts: {
    codigo: { sql: 'd.code' },
    titulo: { sql: `search_text(${TITLE})` },
    preco: { sql: `coalesce(${PRICE}, 0)` },
    fim: { sql: `coalesce(${END}, 'infinity')` },
    mudada: { sql: 'd.changed_at' },
  },
  filters: {
    situacao: draftInState,
    ...FILTERS,
  },
  scopes: { [STORE_OF_OFFER]: STORE_OF_OFFER },
  searched: {
    texts: [...searchedOffer('d.code'), searchedDraft('d.code')],
    codes: ['d.code'],
  },
};
