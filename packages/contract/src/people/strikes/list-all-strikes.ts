import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { strike } from './strike.ts';

/** What the list of strikes can be sorted and narrowed by. */
export const strikesList = listSpec({
  sorts: ['em', 'valor'],
  order: '-em',
  filters: {
    situacao: { kind: 'words', options: ['conta', 'vencida', 'retirada'] },
    em: { kind: 'days' },
    valor: { kind: 'money' },
    comprador: { kind: 'codes', of: 'account' },
    oferta: { kind: 'codes' },
    loja: { kind: 'codes', of: 'store-or-house' },
  },
});

/** A strike in the list of all accounts, with where its account stands. */
export const strikeRow = strike.extend({
  situacao: z.enum(['conta', 'vencida', 'retirada']),
  valor: reais,
  comprador: z.object({ codigo: z.number(), nome: z.string() }),
  /** Who recorded it; null: by the rules alone. */
  por: z.string().nullable(),
  /** How many strikes of the account count now. */
  contam: z.number(),
  /** Until when the account may not deal; null if it may. */
  impedidaAte: instant.nullable(),
});
export type StrikeListed = z.output<typeof strikeRow>;

/** Strikes of all accounts, including removed ones. `limite`: how many block an account; 0: never. */
export const listAllStrikes = defineRoute({
  name: 'list-all-strikes',
  method: 'GET',
  path: '/admin/strikes',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'strikes',
  summary: 'Purchases that accounts did not keep',
  query: listQuery(strikesList),
  success: { status: 200, schema: listReply(strikeRow).extend({ limite: z.number() }) },
  errors: ['list-too-deep', 'list-cursor'],
});
