import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { listQuery, listReply, listSpec } from '../../wire/list-query.ts';
import { instant, reais } from '../../wire/primitives.ts';

/** What the list of cancellation requests can be sorted and narrowed by. `comQuem`: who has taken it; 0: nobody. */
export const cancellationsList = listSpec({
  sorts: ['em', 'valor'],
  order: 'em',
  filters: {
    situacao: { kind: 'words', options: ['aberta', 'veiculo', 'aprovada', 'recusada', 'desfeita'] },
    em: { kind: 'days' },
    valor: { kind: 'money' },
    oferta: { kind: 'codes' },
    comprador: { kind: 'codes', of: 'account' },
    comQuem: { kind: 'codes' },
  },
});

/** Requests to cancel that the sales team decides; without `situacao` those that wait for an answer or for their vehicle. `codigoCompra` null: the best bid of a conditional sale. */
export const listCancellations = defineRoute({
  name: 'list-cancellations',
  method: 'GET',
  path: '/admin/cancellations',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'cancellations',
  summary: 'Cancellation requests',
  query: listQuery(cancellationsList),
  success: {
    status: 200,
    schema: listReply(
      z.object({
        codigo: z.number(),
        codigoOferta: z.number(),
        tituloOferta: z.string(),
        codigoCompra: z.number().nullable(),
        valor: reais,
        comprador: z.string(),
        motivo: z.string(),
        justificativa: z.string().nullable(),
        em: instant,
        /** `veiculo`: granted, and its buyer has the vehicle still; `desfeita`: undone because its buyer did not keep it. */
        situacao: z.enum(['aberta', 'veiculo', 'aprovada', 'recusada', 'desfeita']),
        respondidaEm: instant.nullable(),
        respondidaPor: z.string().nullable(),
        /** The origin of the purchase: only `compra` may be cancelled by its buyer alone. */
        origem: z.enum(['compra', 'lance', 'proposta']).nullable(),
        /** Calls that answer it: release the buyer or refuse; treat the purchase as a default, with a strike. The first to commit wins. */
        acoes: z.object({ decidir: z.string().nullable(), naoConcluida: z.string().nullable() }),
        /** The complaint by which the sale is undone, and who proposed that: another user confirms it. Null: the buyer asked to cancel. */
        reclamacao: z
          .object({
            codigo: z.number(),
            propostaPor: z.string(),
            /** The reader may confirm it. */
            podeConfirmar: z.boolean(),
          })
          .nullable(),
        /** Of an undone sale whose buyer had the vehicle: when it came back, and the call that notes it. Null: it is not awaited. */
        veiculo: z.object({ voltouEm: instant.nullable(), registrar: z.string().nullable() }).nullable(),
      }),
    ),
  },
  errors: ['list-too-deep', 'list-cursor'],
});
