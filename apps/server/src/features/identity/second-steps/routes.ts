import { beginAuthenticator as beginContract } from '@patio/contract/identity/second-steps/begin-authenticator.ts';
import { confirmAuthenticator as confirmContract } from '@patio/contract/identity/second-steps/confirm-authenticator.ts';
import { getSecondSteps as getContract } from '@patio/contract/identity/second-steps/get-second-steps.ts';
import { removeAuthenticator as removeContract } from '@patio/contract/identity/second-steps/remove-authenticator.ts';
import { renewRecoveryCodes as renewContract } from '@patio/contract/identity/second-steps/renew-recovery-codes.ts';
import { sendConfirmationCode as sendContract } from '@patio/contract/identity/second-steps/send-confirmation-code.ts';
import { setMailStep as setMailContract } from '@patio/contract/identity/second-steps/set-mail-step.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { beginAuthenticator } from './begin-authenticator.ts';
import { confirmAuthenticator } from './confirm-authenticator.ts';
import { getSecondSteps } from './get-second-steps.ts';
import { removeAuthenticator } from './remove-authenticator.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { sendConfirmationCode } from './send-confirmation-code.ts';
import { setMailStep } from './set-mail-step.ts';

export function secondStepRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getContract)(getSecondSteps(deps));
  serve(app, setMailContract)(setMailStep(deps));
  serve(app, sendContract)(sendConfirmationCode(deps));
  serve(app, beginContract)(beginAuthenticator(deps));
  serve(app, confirmContract)(confirmAuthenticator(deps));
  serve(app, removeContract)(removeAuthenticator(deps));
  serve(app, renewContract)(renewRecoveryCodes(deps));
}
