import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';
import { owedReason } from './payback.ts';

/** What the list of money that is owed back can be sorted and narrowed by. `decidir`: nothing is proposed; `liberar`: another user has to release it. */
export const paybacksList = listSpec({
  sorts: ['desde', 'valor'],
  order: 'desde',
  filters: {
    situacao: { kind: 'words', options: ['decidir', 'liberar', 'em-envio'] },
    motivo: { kind: 'words', options: owedReason.options },
    recusada: { kind: 'flag' },
    valor: { kind: 'money' },
    desde: { kind: 'days' },
    comprador: { kind: 'codes', of: 'account' },
    oferta: { kind: 'codes' },
  },
});

const owed = z.object({
  codigoCompra: z.number(),
  codigoOferta: z.number(),
  tituloOferta: z.string(),
  comprador: z.object({ codigo: z.number(), nome: z.string() }),
  valor: reais,
  motivo: owedReason,
  desde: instant,
  situacao: z.enum(['decidir', 'liberar', 'em-envio']),
  /** The released transfer that is to be made and recorded; null: there is none. */
  transferencia: z.object({ codigo: z.number(), valor: reais }).nullable(),
  /** The last attempt failed. */
  recusada: z.boolean(),
});

/** Purchases whose buyers are owed money back, longest waiting first. */
export const listPaybacks = defineRoute({
  name: 'list-paybacks',
  method: 'GET',
  path: '/admin/paybacks',
  access: 'staff',
  roles: ['finance'],
  tag: 'payments',
  summary: 'Money that is owed back to buyers',
  query: listQuery(paybacksList),
  success: { status: 200, schema: listReply(owed).extend({ soma: reais.nullable() }) },
  errors: ['list-too-deep', 'list-cursor'],
});
