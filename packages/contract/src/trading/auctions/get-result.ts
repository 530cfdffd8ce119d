import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { secrecy } from './get-ledger.ts';

/** How an offer ended: never who, and a price only after bids, as the public ledger shows it; `encerrada` false while it is open. */
export const getResult = defineRoute({
  name: 'get-result',
  method: 'GET',
  path: '/offer/:id/resultado',
  access: 'public',
  tag: 'auctions',
  summary: 'How an offer ended',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      codigoOferta: z.number(),
      encerrada: z.boolean(),
      forma: z
        .enum([
          'lance',
          'compra',
          'proposta',
          'condicional',
          'sem-venda',
          'apuracao',
          'desfeita',
          'segunda-chance',
          'vendida-segunda-chance',
        ])
        .nullable(),
      em: instant.nullable(),
      valor: reais.nullable(),
      /** When maxima and a reserve that was reached become public. */
      sigilo: secrecy,
    }),
  },
  errors: ['offer-not-found'],
});
