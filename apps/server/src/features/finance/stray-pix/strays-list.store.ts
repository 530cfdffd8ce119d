import { strayList } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { shape, statement, type Statement } from '../../../platform/db/statement.ts';
import { listSource } from '../../../platform/lists/public.ts';

const from = `from stray_pix s left join stray_return w on w.stray_code = s.code and w.state in ('proposed', 'sending')`;

const STATE = `case w.state when 'proposed' then 'liberar' when 'sending' then 'em-envio' else
  case when s.left_cents > 0 then 'decidir' else 'encerrado' end end`;

const FAILED = `(s.left_cents > 0 and coalesce((select y.state = 'failed' from stray_return y where y.stray_code = s.code
  order by y.code desc limit 1), false))`;

const base = statement({
  name: 'stray-pix.list',
  text: `select s.code, s.end_to_end_id, s.amount_cents, s.left_cents, s.paid_at, s.payer_text, ${STATE} as state, ${FAILED} as failed ${from}`,
  shape: shape<{ state: 'decidir' | 'liberar' | 'em-envio' | 'encerrado' }>(),
});

type RowOf<S> = S extends Statement<infer Row> ? Row : never;
/** A Pix without a charge. Centavos, instant in epoch milliseconds. */
export type StrayRow = RowOf<typeof base>;

const one = statement({
  name: 'stray-pix.list-one',
  text: `${base.text} where s.code = $1`,
  shape: shape<{ state: StrayRow['state'] }>(),
});

/** Where the list of Pix without a charge comes from. */
export const STRAYS = listSource(strayList, {
  base,
  from,
  key: 's.code',
  sorts: {
    pago: { sql: 's.paid_at', type: 'timestamptz' },
    valor: { sql: 's.amount_cents', type: 'bigint' },
  },
  filters: {
    situacao: STATE,
    recusada: FAILED,
    valor: 's.amount_cents',
    pago: 's.paid_at',
  },
  searched: {
    texts: ['s.end_to_end_id', `coalesce(s.payer_text, '')`],
    codes: ['s.code'],
  },
});

/** A Pix without a charge by its code; undefined: there is none. */
export function findStray(queries: Queries, code: number) {
  return queries.row(one, [code]);
}
