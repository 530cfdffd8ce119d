import {
  DEPOSIT_RULE_ACTIONS,
  PAYOUT_ACTIONS,
  PICKUP_PLACE_ACTIONS,
} from '@patio/contract/people/audit/audit-actions.ts';
import { auditList } from '@patio/contract/people/audit/audit-row.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';

type Values = Readonly<Record<string, unknown>>;

interface Shapes {
  readonly details: Values;
  readonly before: Values;
  readonly after: Values;
}

const from =
  'from audit a left join account c on c.id = a.actor_id left join partner s on s.id = a.partner_id';

const base = statement({
  name: 'audit.list',
  text: `select a.code, a.at, a.actor_id, a.command, a.action, a.subject_kind, a.subject_id, a.partner_id, a.details, a.before,
    a.after, trim(c.name || ' ' || c.surname) as actor, c.partner_id as actor_partner_id, s.name as store ${from}`,
  shape: shape<Shapes>(),
});

type RowOfStatement<S> = S extends Statement<infer Row> ? Row : never;
export type AuditRow = RowOfStatement<typeof base>;

const numberIn = (field: string): string =>
  `case when jsonb_typeof(a.details -> '${field}') = 'number' then (a.details ->> '${field}')::bigint end`;
/** The deposit that a row is about, beside the offer or the purchase that it stands at. */
const deposit = numberIn('deposit');
const partOfDay = (at: number): string => `split_part(a.subject_id, '-', ${at})::int`;
/** The day of the book that a row is about: its noon in São Paulo. The expression is that of its index. */
const bookDay = String.raw`case when a.subject ~ '^book \d{4}-\d\d-\d\d$' then timezone('UTC', make_timestamp(${[1, 2, 3].map(partOfDay).join(', ')}, 15, 0, 0)) end`;

/** The audit log as a list. */
export const AUDIT = listSource(auditList, {
  base,
  from,
  key: 'a.code',
  sorts: { em: { sql: 'a.at', type: 'timestamptz' } },
  filters: {
    acao: 'a.action',
    tipo: 'a.subject_kind',
    registro: 'a.subject_code',
    dia: bookDay,
    caucao: deposit,
    cidade: numberIn('city'),
    quem: 'a.actor_id',
    loja: 'a.partner_id',
    em: 'a.at',
  },
  searched: { texts: [`(c.name || ' ' || c.surname)`], codes: ['a.subject_code', 'a.code'] },
});

const { searched, filters } = AUDIT.source;

/**
 * The same for a store: its rows name an author only among its own users, so it finds no other by name or number. `a.partner_id` is the
 * store of the reader.
 */
export const AUDIT_OF_STORE = {
  ...AUDIT,
  source: {
    ...AUDIT.source,
    filters: { ...filters, quem: 'case when c.partner_id = a.partner_id then a.actor_id end' },
    searched: {
      ...searched,
      texts: [`case when c.partner_id = a.partner_id then c.name || ' ' || c.surname end`],
    },
  },
};

const listed = (actions: readonly string[]): string => actions.map((action) => `'${action}'`).join(', ');

/** What the rights of a reader are compared with. */
export const KIND_OF_ROW = `case when a.subject_kind = 'offer' and ${deposit} is not null then 'deposit'
  when a.subject_kind = 'partner' and a.action in (${listed(PAYOUT_ACTIONS)}) then 'payout'
  when a.action in (${listed(DEPOSIT_RULE_ACTIONS)}) then 'deposit-rule'
  when a.action in (${listed(PICKUP_PLACE_ACTIONS)}) then 'pickup-place' else a.subject_kind end`;
export const STORE_OF_ROW = 'a.partner_id';

/** The setting that a row is about; empty for rows about anything else. */
export const SETTING_OF_ROW = `case when a.subject_kind = 'setting' then a.subject_id else '' end`;
