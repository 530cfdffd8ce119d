import {
  conditionGrades,
  legalItems,
  legalStatuses,
  noteSeverities,
  odometerStates,
} from '@patio/domain/catalogue/conditions/legal-items.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { offeredChange } from '../sale-terms/offered-change.ts';
import { code, codeParams, commonQuery, instant, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line, requiredLine, text } from '../../wire/text.ts';

const year = z.int().min(1900).max(2100).nullable();
const words = requiredLine(80).nullable();

/**
 * Corrects what an open offer says of a vehicle, no matter who deals on it already. Everyone reads on its page what was corrected, when and why
 * (`motivo`). Where there are bids or open proposals, the people concerned are notified, bids may be taken back for 24 hours, and the end is at
 * least as far away. Legal items replace those of the same name, remarks on damage are added. The same call again changes nothing.
 */
export const correctOffer = defineRoute({
  name: 'correct-offer',
  method: 'POST',
  path: '/admin/offers/:id/correct',
  access: 'staff',
  roles: ['sales'],
  tag: 'corrections',
  summary: 'Corrects a material fact of an open offer; bidders are told and may withdraw',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    motivo: reason,
    /** For a lot: code of the vehicle. */
    veiculo: code.optional(),
    titulo: requiredLine(200).optional(),
    versao: line(120).optional(),
    placa: z
      .string()
      .regex(/^[A-Z0-9]{7}$/)
      .nullable()
      .optional(),
    anoFabricacao: year.optional(),
    anoModelo: year.optional(),
    km: z.int().min(0).max(9_999_999).nullable().optional(),
    cor: words.optional(),
    combustivel: words.optional(),
    estadoGeral: z.enum(conditionGrades).nullable().optional(),
    hodometro: z.enum(odometerStates).nullable().optional(),
    chassiRemarcado: z.boolean().nullable().optional(),
    chaves: z.int().min(0).max(20).nullable().optional(),
    manual: z.boolean().nullable().optional(),
    proprietarios: z.int().min(1).max(100).nullable().optional(),
    legal: z
      .array(
        z.object({
          item: z.enum(legalItems),
          situacao: z.enum(legalStatuses),
          valor: reais.max(10_000_000).nullable().optional(),
          observacao: line(500).nullable().optional(),
        }),
      )
      .max(legalItems.length)
      .optional(),
    avarias: z
      .array(
        z.object({ parte: requiredLine(120), texto: text(1000).min(1), gravidade: z.enum(noteSeverities) }),
      )
      .max(20)
      .optional(),
  }),
  success: {
    status: 200,
    schema: z.object({
      data: z.object({
        codigoOferta: z.number(),
        /** Empty if nothing had to be changed. */
        mudancas: z.array(offeredChange),
        fim: instant,
        /** Until when bids placed before may be withdrawn; null: nobody had dealt on the offer. */
        desistenciaAte: instant.nullable(),
        /** How many people were notified. */
        avisados: z.number(),
      }),
    }),
  },
  errors: ['offer-not-found', 'correction-too-late', 'vehicle-needed'],
});
