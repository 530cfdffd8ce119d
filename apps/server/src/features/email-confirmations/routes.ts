import { confirmEmail as confirmContract } from '@patio/contract/email-confirmations/confirm-email.ts';
import { sendConfirmation as sendContract } from '@patio/contract/email-confirmations/send-confirmation.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { confirmEmail } from './confirm-email.ts';
import { sendConfirmation } from './send-confirmation.ts';

export function emailConfirmationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, confirmContract)(confirmEmail(deps));
  serve(app, sendContract)(sendConfirmation(deps));
}
