import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { plannedInstant } from './offer-form.ts';
import { draftVersion } from './save-draft.ts';

/**
 * Does the same to several offers: publishes their drafts, sets their end, or adds tags. Each succeeds or is refused by itself, with the
 * reason. Only the version that was read is published, and of what stores write only what they have sent. End and tags of an offer on the
 * site change at once; those of a draft change in the draft.
 */
export const changeOffers = defineRoute({
  name: 'change-offers',
  method: 'POST',
  path: '/admin/offers/bulk',
  access: 'staff',
  roles: ['sales'],
  tag: 'drafts',
  summary: 'Publishes, or changes end or tags of, several offers',
  query: commonQuery,
  body: z.object({
    ofertas: z
      .array(z.object({ codigo: code, versao: draftVersion }))
      .min(1)
      .max(100),
    acao: z.discriminatedUnion('tipo', [
      z.object({ tipo: z.literal('publicar') }),
      z.object({ tipo: z.literal('fim'), fim: plannedInstant }),
      z.object({ tipo: z.literal('etiquetas'), etiquetas: requiredLine(200) }),
    ]),
  }),
  success: {
    status: 200,
    schema: z.object({
      feitas: z.array(z.number()),
      recusadas: z.array(z.object({ codigo: z.number(), motivo: z.string() })),
    }),
  },
  errors: [],
});
