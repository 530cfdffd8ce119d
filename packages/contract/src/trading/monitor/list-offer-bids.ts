import { z } from 'zod';
import { reviewFlag } from '../../people/reviews/review-flag.ts';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { publicAnnulmentReason } from '../../wire/reasons.ts';

const line = z.object({
  /** Number of the line in the ledger. */
  seq: z.number(),
  em: instant,
  conta: z.object({ codigo: z.number(), nome: z.string() }),
  valor: reais,
  automatico: z.boolean(),
  /** It leads. */
  lider: z.boolean(),
  /** Why it was annulled; null: it stands. */
  anulada: publicAnnulmentReason.nullable(),
  /** Open suspicions that name this account on this offer. */
  suspeitas: z.array(reviewFlag.shape.tipo),
});

/** The bids of an offer with those who placed them, the newest first, by cursor (`antes`: the `proximo` of the reply before). */
export const listOfferBids = defineRoute({
  name: 'list-offer-bids',
  method: 'GET',
  path: '/admin/offers/:id/bids',
  access: 'staff',
  roles: ['sales'],
  tag: 'monitor',
  summary: 'The bids of an offer, with accounts',
  params: codeParams,
  query: commonQuery.extend({
    antes: code.optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  success: { status: 200, schema: z.object({ data: z.array(line), proximo: z.number().nullable() }) },
  errors: ['offer-not-found'],
});
