import { legalPayers } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import {
  conditionGrades,
  legalItems,
  legalStatuses,
  noteSeverities,
  odometerStates,
} from '@patio/domain/catalogue/conditions/legal-items.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';

/** One item of the legal sheet. `valor`, the amount owed, only with `consta`; `verificadoEm` is a day, `2026-06-30`. */
export const legalCheck = z.object({
  item: z.enum(legalItems),
  situacao: z.enum(legalStatuses),
  valor: reais.nullable(),
  /** Who pays `valor`. */
  quemPaga: z.enum(legalPayers).nullable(),
  observacao: z.string().nullable(),
  verificadoEm: z.string().nullable(),
  fonte: z.string().nullable(),
});

/** One condition note; `fotos` are URLs as in the gallery, but not part of it. */
export const conditionNote = z.object({
  parte: z.string(),
  texto: z.string(),
  gravidade: z.enum(noteSeverities),
  fotos: z.array(z.string()),
});

/** `codigo` is the vehicle's. Null means not provided. `legal` always contains every item, in the order of the sheet. */
export const vehicleCondition = z.object({
  codigo: z.number(),
  legal: z.array(legalCheck),
  estadoGeral: z.enum(conditionGrades).nullable(),
  hodometro: z.enum(odometerStates).nullable(),
  chassiRemarcado: z.boolean().nullable(),
  chaves: z.number().nullable(),
  manual: z.boolean().nullable(),
  proprietarios: z.number().nullable(),
  notas: z.array(conditionNote),
});

/**
 * The legal sheet and the condition of every vehicle of an offer, in its order (Lei 13.111/2015). The code is a vehicle's or an offer's
 * (C-30). A vehicle of which nothing was informed is in the list, with every item `nao-informado`:
 *
 *     [{"codigo": 12, "legal": [{"item": "multas", "situacao": "consta", "valor": 293.47, "observacao": "2 multas do Detran-ES",
 *       "verificadoEm": "2026-06-30", "fonte": "Detran-ES"}, …], "estadoGeral": "bom", "hodometro": "conferido",
 *       "chassiRemarcado": false, "chaves": 2, "manual": true, "proprietarios": 2, "notas": [{"parte": "Para-choque dianteiro",
 *       "texto": "Riscos do lado direito", "gravidade": "leve", "fotos": ["/media/…"]}]}]
 */
export const listConditions = defineRoute({
  name: 'list-conditions',
  method: 'GET',
  path: '/offer/:id/condicao',
  access: 'public',
  tag: 'conditions',
  summary: 'Legal sheet and condition of the vehicles of an offer',
  params: codeParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(vehicleCondition) },
  errors: ['offer-not-found'],
});

export type LegalCheck = z.output<typeof legalCheck>;
export type ConditionNote = z.output<typeof conditionNote>;
export type VehicleCondition = z.output<typeof vehicleCondition>;
