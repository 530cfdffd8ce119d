import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery, instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';

/**
 * Confirms that a vehicle of a released purchase was handed over. One exit counts: of two guards, the second is told who was first. It can
 * be taken back for ten minutes; a purchase that is collected is completed after them.
 */
export const confirmExit = defineRoute({
  name: 'confirm-exit',
  method: 'POST',
  path: '/admin/yard/exits',
  access: 'staff',
  roles: ['sales', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Confirms that a vehicle left through the gate',
  query: commonQuery,
  body: z.object({
    cliente: z.uuid(),
    compra: code,
    veiculo: code,
    /** The pickup code that was shown; null: found by the plate. */
    codigo: line(40).nullable(),
    retirante: z.object({
      nome: requiredLine(120, 'name-required'),
      documento: line(20),
      terceiro: z.boolean(),
      autorizacao: line(200),
    }),
    uso: z.int().min(0).max(OFFER_LIMITS.usage, 'offer-usage').nullable(),
    chaves: z.int().min(0).max(20),
    observacao: line(500),
  }),
  success: {
    status: 201,
    schema: z.object({
      data: z.object({ codigo: z.number(), em: instant }),
      /** Takes it back, within ten minutes. */
      desfazer: z.string().nullable(),
    }),
  },
  errors: [
    'gate-code-wrong',
    'gate-locked',
    'gate-not-released',
    'exit-done',
    'exit-collector-document',
    'exit-collector-other',
    'exit-authorisation',
    'exit-code-needed',
    'purchase-not-found',
    'yard-sent-by-other',
  ],
});
