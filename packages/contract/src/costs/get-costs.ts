import { costKinds } from '@patio/domain/costs/cost-kinds.ts';
import { z } from 'zod';
import { defineRoute } from '../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../wire/primitives.ts';

/** `valor` null: to be agreed on, and `texto` says so. */
export const costLine = z.object({ tipo: z.enum(costKinds), texto: z.string(), valor: reais.nullable() });

/** What the lines are reckoned by, so that a screen can reckon along while somebody types: percentage of the price, with a minimum, and a fixed part. */
export const feeRule = z.object({
  percentual: z.number().min(0).max(100),
  minimo: reais,
  fixa: reais,
});

export const costs = z.object({
  /** In the order price, fee, freight; without a fee in the house's settings there is no line of it. */
  linhas: z.array(costLine),
  /** The sum of all lines; null while one of them is to be agreed on. */
  total: reais.nullable(),
  /** The sum of the lines that have a value. */
  parcial: reais,
  taxa: feeRule,
  /** The freight of the lines; null: to be agreed on. */
  frete: reais.nullable(),
});

/**
 * What an offer costs in all for a buyer in a state. `valor` is the price in reais; absent: the price of the offer for the viewer. `uf` is
 * two letters; absent, or without a price in the house's table, the freight is to be agreed on. `frete=N` is pickup, which costs
 * nothing:
 *
 *     {"linhas": [{"tipo": "preco", "texto": "Preço", "valor": 45900}, {"tipo": "taxa", "texto": "Taxa do comprador (5%)",
 *       "valor": 2295}, {"tipo": "frete", "texto": "Frete até ES", "valor": 1200}], "total": 49395, "parcial": 49395,
 *       "taxa": {"percentual": 5, "minimo": 0, "fixa": 0}, "frete": 1200}
 */
export const getCosts = defineRoute({
  name: 'get-costs',
  method: 'GET',
  path: '/offer/:id/custos',
  access: 'optional',
  tag: 'costs',
  summary: 'What an offer costs in all: price, fee and freight',
  params: codeParams,
  query: commonQuery.extend({
    valor: z.coerce.number().positive().max(10_000_000_000_000).optional(),
    uf: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((letters) => letters.toUpperCase())
      .optional(),
    frete: z.enum(['S', 'N']).optional(),
  }),
  success: { status: 200, schema: costs },
  errors: ['offer-not-found'],
});

export type Costs = z.output<typeof costs>;
