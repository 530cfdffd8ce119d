import { ACCOUNT_KINDS, BOOKING_KINDS } from '@patio/domain/finance/book/book-account.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { chargeRow } from './list-charges.ts';

/** A code that the buyer asked for, and what the bank says has arrived by it. */
const pix = z.object({
  txid: z.string(),
  valor: reais,
  situacao: z.enum(['pedido', 'aberto', 'pago', 'encerrado']),
  pedidoEm: instant,
  validoAte: instant,
  pagamentos: z.array(z.object({ endToEndId: z.string(), valor: reais, pagoEm: instant })),
});

/** A line of the book: debits are positive, credits negative. */
const entry = z.object({
  codigo: z.number(),
  em: instant,
  tipo: z.enum(BOOKING_KINDS),
  conta: z.enum(ACCOUNT_KINDS),
  valor: z.number(),
  referencia: z.string().nullable(),
  motivo: z.string().nullable(),
  /** Null: the program. */
  por: z.string().nullable(),
});

/** A charge with the Pix that were made for it and all that the book says of it, oldest first. */
export const getCharge = defineRoute({
  name: 'get-charge',
  method: 'GET',
  path: '/admin/charges/:id',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'payments',
  summary: 'A charge with its Pix and its entries in the book',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.object({ cobranca: chargeRow, pix: z.array(pix), lancamentos: z.array(entry) }),
    }),
  },
  errors: ['charge-not-found'],
});
