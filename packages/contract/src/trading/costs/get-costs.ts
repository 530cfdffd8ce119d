import { costKinds } from '@patio/domain/trading/costs/cost-kinds.ts';
import { z } from 'zod';
import { storageTerms } from './storage-terms.ts';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

/** `valor` null: to be agreed, and `texto` says so. */
export const costLine = z.object({ tipo: z.enum(costKinds), texto: z.string(), valor: reais.nullable() });

/** The inputs of the lines, so that a screen can calculate while the user types: percentage of the price, between a minimum and perhaps a maximum, and a fixed part. */
export const feeRule = z.object({
  percentual: z.number().min(0).max(100),
  minimo: reais,
  /** Absent: none. */
  maximo: reais.optional(),
  fixa: reais,
});

/** Where vehicles of the offer are and can be collected; `endereco` and `horario` are '' if unknown. */
export const pickupPlace = z.object({
  cidade: z.string(),
  uf: z.string(),
  endereco: z.string(),
  horario: z.string(),
});

export const costs = z.object({
  /** In the order price, fee, freight; without a fee there is no line for it. */
  linhas: z.array(costLine),
  /** The sum of all lines; null if one of them is to be agreed. */
  total: reais.nullable(),
  /** The sum of the lines with a value. */
  parcial: reais,
  taxa: feeRule,
  /** The freight of the lines; null: to be agreed. */
  frete: reais.nullable(),
  /**
   * The destination of the freight. `cidade` null: the whole state has one price; `aproximado`: the city of the CEP is unknown, and this is
   * the capital of its state.
   */
  destino: z.object({ cidade: z.string().nullable(), uf: z.string(), aproximado: z.boolean() }).nullable(),
  /** Whole kilometres in a straight line, used for the freight. */
  km: z.number().nullable(),
  /** Where it can be collected free of charge; empty if unknown. */
  retirada: z.array(pickupPlace),
  /** What storage costs if it is collected late, by the terms in force, with the same as a text; a sale keeps those of its day. Null: nothing. */
  diarias: storageTerms.extend({ texto: z.string() }).nullable(),
});

/**
 * What an offer costs in all for a buyer somewhere. `valor` is the price in reais; absent: the price of the offer for the viewer. Where it is
 * brought to is said by `endereco` (an address of the one who asks), `cep`, or `uf`, which is two letters and stands for the capital; by
 * `acordo` the costs are those of the own last bid or proposal, as they were then. Without any of them, or where the table has no line, the
 * freight is to be agreed on. `frete=N` is pickup, which costs nothing:
 *
 *     {"linhas": [{"tipo": "preco", "texto": "Preço", "valor": 45900}, {"tipo": "taxa", "texto": "Taxa do comprador (5%)",
 *       "valor": 2295}, {"tipo": "frete", "texto": "Frete até Serra (ES)", "valor": 1200}], "total": 49395, "parcial": 49395,
 *       "taxa": {"percentual": 5, "minimo": 0, "fixa": 0}, "frete": 1200,
 *       "destino": {"cidade": "Serra", "uf": "ES", "aproximado": false}, "km": 652,
 *       "retirada": [{"cidade": "São Paulo", "uf": "SP", "endereco": "", "horario": ""}], "diarias": null}
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
    cep: line(20).optional(),
    endereco: code.optional(),
    frete: z.enum(['S', 'N']).optional(),
    acordo: z.enum(['lance', 'proposta']).optional(),
  }),
  success: { status: 200, schema: costs },
  errors: ['offer-not-found', 'address-not-found', 'postal-code-not-found'],
});

export type Costs = z.output<typeof costs>;
