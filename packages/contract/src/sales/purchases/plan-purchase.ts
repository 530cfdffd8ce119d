import { z } from 'zod';
import { undoToken } from '../../identity/undo/undo-change.ts';
import { defineRoute } from '../../route/define-route.ts';
import { code, codeParams, commonQuery } from '../../wire/primitives.ts';
import { requiredLine } from '../../wire/text.ts';
import { purchaseRow } from './purchase-row.ts';

/** A calendar day: `2026-11-27`. */
export const day = z.iso.date('day-invalid');

/** Who takes care of a purchase, and what is to be done next by when. Only the version that was read can be changed. */
export const planPurchase = defineRoute({
  name: 'plan-purchase',
  method: 'PUT',
  path: '/admin/purchases/:id/plan',
  access: 'staff',
  roles: ['sales'],
  tag: 'purchases',
  summary: 'Assigns a purchase and plans its next action',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    /** A user of the team who may work on purchases. */
    responsavel: code.nullable(),
    proximaAcao: requiredLine(300, 'next-action').nullable(),
    acaoEm: day.nullable(),
    versao: z.number().int().min(0),
  }),
  success: { status: 200, schema: z.object({ data: purchaseRow, desfazer: undoToken }) },
  errors: ['purchase-not-found', 'purchase-changed', 'assignee-unknown', 'action-needs-day'],
});
