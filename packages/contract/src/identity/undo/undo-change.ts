import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { token } from '../../wire/text.ts';

/** The token with which the author of a change takes it back; null: it cannot be taken back. */
export const undoToken = z.string().nullable();

/**
 * Takes a change of the back office back, within ten minutes, once, and by its author alone. Of a change of many records those that were
 * changed again since stay as they are (`mantidas`); if there is nothing else, it is refused.
 */
export const undoChange = defineRoute({
  name: 'undo-change',
  method: 'POST',
  path: '/admin/undo',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'undo',
  summary: 'Takes the own last change back',
  query: commonQuery,
  body: z.object({ desfazer: token(100).min(1) }),
  success: { status: 200, schema: z.object({ desfeitas: z.number(), mantidas: z.number() }) },
  errors: ['undo-too-late', 'undo-changed', 'not-allowed'],
});
