import { yardList } from '@patio/contract/sales/yard/list-yard-vehicles.ts';
import type { YardRow } from '@patio/contract/sales/yard/yard-vehicle.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource, type Scope } from '../../../platform/lists/public.ts';

const from = `from yard_vehicle v left join city c on c.code = v.city_code left join state s on s.code = c.state_code
  left join account a on a.id = v.taken_by left join partner r on r.id = v.partner_id
  left join offer o on o.code = v.offer_code left join offer_draft d on d.code = v.offer_code`;

/** A purchase of the offer stands and waits for its vehicle. */
const SOLD = `exists (select from purchase p where p.offer_code = v.offer_code and p.cancelled_at is null and p.status <> 'X')`;

const STATE = `case when v.left_at is not null then 'saiu' when v.offer_code is null then 'sem-anuncio'
  when d.code is not null and o.published_at is null then 'rascunho' when ${SOLD} then 'vendido' else 'anunciado' end`;

const base = statement({
  name: 'yard.list',
  text: `select v.code, v.plate, v.serial, v.kind, v.city_code, c.name as city, s.uf, v.spot, v.partner_id, r.name as store, v.taken_at,
    trim(a.name || ' ' || a.surname) as taker, v.keys, v.offer_code, coalesce(nullif(o.title, ''), d.form->>'titulo') as title,
    ${STATE} as state, v.left_at, v.version,
    (select count(*) from yard_photo p where p.yard_code = v.code) as photos ${from}`,
  neverNull: ['city', 'uf', 'taker'],
  shape: shape<{ kind: YardRow['tipo']; state: YardRow['situacao'] }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
export type YardListRow = RowOf<typeof base>;

/** Where the list of the yard comes from. */
export const YARD = listSource(yardList, {
  base,
  from,
  key: 'v.code',
  sorts: {
    entrouEm: { sql: 'v.taken_at', type: 'timestamptz' },
    vaga: { sql: 'v.spot', type: 'text' },
  },
  filters: {
    situacao: STATE,
    cidade: 'v.city_code',
    vaga: 'v.spot',
    entrouEm: 'v.taken_at',
    oferta: 'v.offer_code',
  },
  searched: { texts: ['v.plate', 'v.serial', 'v.spot', 'o.title'], codes: ['v.code', 'v.offer_code'] },
});

/** One of its rows. */
export const oneVehicle = statement({
  name: 'yard.list-one',
  text: `${base.text} where v.code = $1`,
  neverNull: ['city', 'uf', 'taker'],
  shape: shape<{ kind: YardRow['tipo']; state: YardRow['situacao'] }>(),
});

/** Without a choice of the caller those that are there. */
export function present(chosen: unknown): readonly Scope[] {
  if (typeof chosen === 'string' && chosen !== '') return [];
  return [{ sql: 'v.left_at is null', condition: { kind: 'flag', is: true } }];
}
