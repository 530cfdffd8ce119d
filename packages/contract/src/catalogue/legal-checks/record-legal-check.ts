import { checkResults, legalPayers } from '@patio/domain/catalogue/conditions/legal-checks.ts';
import { legalItems } from '@patio/domain/catalogue/conditions/legal-items.ts';
import { OFFER_LIMITS } from '@patio/domain/catalogue/drafts/offer-limits.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';
import { offerDraft } from '../drafts/offer-draft.ts';

/**
 * Records a check of a vehicle in a register. The latest of an item counts and is what buyers are shown from the next publication on; earlier
 * ones stay in the history. A store cannot clear a theft that is on record.
 */
export const recordLegalCheck = defineRoute({
  name: 'record-legal-check',
  method: 'POST',
  path: '/admin/offer-drafts/:id/legal-checks',
  access: 'staff',
  roles: ['sales'],
  partners: true,
  tag: 'drafts',
  summary: 'Records a legal check of a vehicle',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    veiculo: z.int().min(0).max(OFFER_LIMITS.vehicles),
    item: z.enum(legalItems),
    situacao: z.enum(checkResults),
    /** Only with `consta`, as who pays it. */
    valor: reais
      .max(OFFER_LIMITS.price / 100, 'offer-amount')
      .multipleOf(0.01, 'offer-amount')
      .nullable(),
    quemPaga: z.enum(legalPayers).nullable(),
    fonte: requiredLine(120, 'check-source'),
    conferidaEm: z.iso.date('day-invalid'),
    observacao: line(500).nullable(),
  }),
  success: { status: 201, schema: z.object({ data: offerDraft }) },
  errors: [
    'offer-not-found',
    'draft-waiting',
    'vehicle-needed',
    'plate-needed',
    'legal-checks-full',
    'theft-stays',
  ],
});
