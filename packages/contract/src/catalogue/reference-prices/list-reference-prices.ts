import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/** A month, `2026-06`, with its FIPE price. */
export const monthlyPrice = z.object({ mes: z.string(), valor: reais });

/** `descricao` is FIPE's name of the model; `historico` is in order of months and ends with `mes`; months may be missing. */
const knownReference = z.object({
  codigo: z.number(),
  codigoFipe: z.string(),
  descricao: z.string(),
  mes: z.string(),
  valor: reais,
  historico: z.array(monthlyPrice),
});

const noReference = z.object({
  codigo: z.number(),
  codigoFipe: z.null(),
  descricao: z.null(),
  mes: z.null(),
  valor: z.null(),
  historico: z.array(monthlyPrice),
});

/** The FIPE data of one vehicle; `codigoFipe` is null if the vehicle's entry is unknown. */
export const referencePrice = z.union([knownReference, noReference]);

/**
 * The FIPE price of every vehicle of an offer, in its order. The code is a vehicle's or an offer's (C-30). Tractors, machines and
 * implements have none, and neither has a vehicle that fits no entry or more than one:
 *
 *     [{"codigo": 12, "codigoFipe": "001267-0", "descricao": "Mobi LIKE 1.0 Fire Flex 5p.", "mes": "2026-06", "valor": 45210,
 *       "historico": [{"mes": "2026-05", "valor": 45390}, {"mes": "2026-06", "valor": 45210}]},
 *      {"codigo": 13, "codigoFipe": null, "descricao": null, "mes": null, "valor": null, "historico": []}]
 */
export const listReferencePrices = defineRoute({
  name: 'list-reference-prices',
  method: 'GET',
  path: '/offer/:id/referencia',
  access: 'public',
  tag: 'reference-prices',
  summary: 'FIPE reference prices of the vehicles of an offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(referencePrice) },
  errors: ['offer-not-found'],
});

export type ReferencePrice = z.output<typeof referencePrice>;
