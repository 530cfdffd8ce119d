import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { line, requiredLine } from '../../wire/text.ts';

const registration = line(30, 'state-registration-invalid').nullable();

/**
 * Sets the state registration of a company, which its users cannot change (C-88): a number, or exempt from one. `prova` says by what it was
 * checked, and `anterior` is what the caller read: what a colleague changed meanwhile is not overwritten. The owner is notified.
 */
export const setStateRegistration = defineRoute({
  name: 'set-state-registration',
  method: 'PUT',
  path: '/admin/accounts/:id/state-registration',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'accounts',
  summary: 'Sets the state registration of a company',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    inscricao: registration,
    isento: z.boolean(),
    anterior: z.object({ inscricao: registration, isento: z.boolean() }),
    prova: requiredLine(200, 'registration-proof').min(5, 'registration-proof'),
    motivo: reason,
  }),
  success: { status: 204 },
  errors: ['user-not-found', 'not-a-company', 'state-registration-changed'],
});
