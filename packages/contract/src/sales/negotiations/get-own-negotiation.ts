import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { negotiationOffer } from './list-my-offers.ts';

/** What a negotiation waits for, whose turn it is (`ninguem`: the end comes by itself), and until when; `prazo` null: it has none. */
export const negotiationNext = z.object({
  etapa: z.enum(['fim', 'cobrir', 'decisao', 'resposta', 'sua-resposta', 'segunda-chance', 'suspensa']),
  quem: z.enum(['comprador', 'vendedor', 'ninguem']),
  prazo: instant.nullable(),
});

/** A user's deals on one offer as they follow them, until they end or become a purchase. */
export const ownNegotiation = z.object({
  /** The same as in the list. */
  negociacao: negotiationOffer,
  /** Null: the house sells. */
  loja: z.string().nullable(),
  /** The user's last bid, and how they want to receive the offer by it (`uf` null: collected, or the address is gone); null: no bid. */
  lance: z.object({ codigo: z.number(), frete: z.enum(['S', 'N']), uf: z.string().nullable() }).nullable(),
  /** The parts of the way in their order; `em` is null for those without a date. */
  etapas: z.array(
    z.object({
      etapa: z.enum([
        'lance',
        'proposta',
        'resposta',
        'sua-resposta',
        'fim',
        'decisao',
        'segunda-chance',
        'compra',
      ]),
      situacao: z.enum(['feita', 'atual', 'futura', 'nunca']),
      em: instant.nullable(),
    }),
  ),
  /** Null: it is over, or became a purchase (`codigoCompra`). */
  proximo: negotiationNext.nullable(),
  /** How it ended without a purchase of this user; null: it runs, or became one. */
  desfecho: z
    .enum(['de-outro', 'sem-venda', 'retirada', 'anulada', 'recusada', 'vencida', 'superada'])
    .nullable(),
});

export type OwnNegotiation = z.output<typeof ownNegotiation>;

/** The deals of the signed-in user on an offer; `id` is its code. An offer on which they have none is not found. */
export const getOwnNegotiation = defineRoute({
  name: 'get-own-negotiation',
  method: 'GET',
  path: '/usrio/negociacoes/:id',
  access: 'user',
  tag: 'negotiations',
  summary: 'The deals of the signed-in user on an offer: where they stand, and what comes next',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.object({ data: ownNegotiation }) },
  errors: ['negotiation-not-found'],
});
