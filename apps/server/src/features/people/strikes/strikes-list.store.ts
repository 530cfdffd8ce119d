import { strikesList } from '@patio/contract/people/strikes/list-all-strikes.ts';
import { statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type ListDeclaration } from '../../../platform/lists/public.ts';
import { SEARCHED_ACCOUNT } from '../../identity/accounts/public.ts';

const from = `from strike s left join purchase p on p.code = s.purchase_code left join offer o on o.code = p.offer_code
  left join account b on b.id = s.account_id left join account g on g.id = s.given_by`;

const base = statement({
  name: 'strikes.list-all',
  text: `select s.code, s.account_id, concat_ws(' ', b.name, nullif(b.surname, '')) as buyer, s.at, s.reason, s.removed_at, s.removal_reason,
    s.purchase_code, p.offer_code, o.title, p.value_cents, nullif(concat_ws(' ', g.name, nullif(g.surname, '')), '') as given_by ${from}`,
  // A strike has its purchase and its offer.
  neverNull: ['offer_code', 'title', 'value_cents'],
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type StrikeListRow = RowOf<typeof base>;

/** As `strikeEnd` of the domain: the same time of day in São Paulo, or on the last day of a shorter month. */
const endOf = (months: number): string =>
  `((s.at at time zone 'America/Sao_Paulo' + interval '${months} months') at time zone 'America/Sao_Paulo')`;

/** What a row shows of a buyer (`a`); `SEARCHED_ACCOUNT` is there for its index. */
const SHOWN = `a.name || ' ' || a.surname`;

/** Where the list of strikes comes from; whether one counts depends on the instant and on the rules. */
export function strikesFrom(now: number, months: number): ListDeclaration<StrikeListRow> {
  const at = `timestamptz '${new Date(now).toISOString()}'`;
  return listSource(strikesList, {
    base,
    from,
    key: 's.code',
    sorts: {
      em: { sql: 's.at', type: 'timestamptz' },
      valor: { sql: 'p.value_cents', type: 'bigint' },
    },
    filters: {
      situacao: `case when s.removed_at is not null then 'retirada' when ${endOf(months)} > ${at} then 'conta' else 'vencida' end`,
      em: 's.at',
      valor: 'p.value_cents',
      comprador: 's.account_id',
      oferta: 'p.offer_code',
      loja: 'coalesce(o.partner_id, 0)',
    },
    searched: {
      texts: [
        (contains) => `p.offer_code in (select code from offer where ${contains('title')})`,
        (contains) =>
          `s.account_id in (select a.id from account a where ${contains(SEARCHED_ACCOUNT)} and ${contains(SHOWN)})`,
      ],
      codes: ['s.code', 'p.offer_code', 's.account_id'],
    },
  });
}
