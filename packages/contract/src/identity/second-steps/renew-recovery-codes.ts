import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { confirmation, recoveryCodes } from './second-steps.ts';

/** Creates ten new recovery codes and revokes the old ones. */
export const renewRecoveryCodes = defineRoute({
  name: 'renew-recovery-codes',
  method: 'POST',
  path: '/usrio/segunda_etapa/codigos',
  access: 'user',
  tag: 'second-steps',
  summary: 'Makes new recovery codes',
  query: commonQuery,
  body: z.object(confirmation),
  success: { status: 200, schema: recoveryCodes },
  errors: ['wrong-current-password', 'confirmation-code-wrong', 'authenticator-off'],
});
