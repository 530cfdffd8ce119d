import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';

/** Records that colleagues may have open at the same time. */
export const OPEN_RECORD_KINDS = [
  'purchase',
  'proposal',
  'question',
  'cancellation',
  'refund',
  'conversation',
  'complaint',
] as const;

/**
 * Says that the caller has a record open, or (`fechado`) no longer, and answers who else has it open now: colleagues of the house, or of the
 * caller's store. Said again every few seconds; it lapses by itself.
 */
export const noteOpenRecord = defineRoute({
  name: 'note-open-record',
  method: 'POST',
  path: '/admin/open-records',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  unaudited: 'who looks at a record is not a change of it',
  tag: 'open-records',
  summary: 'Says that a record is open, and who else has it open',
  query: commonQuery,
  body: z.object({ tipo: z.enum(OPEN_RECORD_KINDS), codigo: code, fechado: z.boolean().optional() }),
  success: { status: 200, schema: z.object({ data: z.array(z.object({ nome: z.string() })) }) },
  errors: [],
});
