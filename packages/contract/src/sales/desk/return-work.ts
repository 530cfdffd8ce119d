import { STAFF_ROLES } from '@patio/domain/staff/staff-role.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { workOutcome } from './take-work.ts';
import { workKind } from './work-kinds.ts';

/** Gives back work that the caller has taken: it is free again. */
export const returnWork = defineRoute({
  name: 'return-work',
  method: 'POST',
  path: '/admin/work/return',
  access: 'staff',
  roles: STAFF_ROLES,
  partners: true,
  tag: 'desk',
  summary: 'Gives taken work back',
  query: commonQuery,
  body: z.object({ tipo: workKind, codigos: z.array(code).min(1).max(100) }),
  success: { status: 200, schema: workOutcome },
  errors: ['not-allowed'],
});
