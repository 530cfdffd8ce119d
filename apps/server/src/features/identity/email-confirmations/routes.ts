import { confirmByCode as codeContract } from '@patio/contract/identity/email-confirmations/confirm-by-code.ts';
import { confirmEmail as confirmContract } from '@patio/contract/identity/email-confirmations/confirm-email.ts';
import { sendConfirmation as sendContract } from '@patio/contract/identity/email-confirmations/send-confirmation.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { confirmEmail } from './confirm-email.ts';
import { sendConfirmation } from './send-confirmation.ts';

export function emailConfirmationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, confirmContract)(confirmEmail(deps));
  serve(app, codeContract)(confirmByCode(deps));
  serve(app, sendContract)(sendConfirmation(deps));
}
