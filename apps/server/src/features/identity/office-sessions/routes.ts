import { renewOfficeSession as renewContract } from '@patio/contract/identity/office-sessions/renew-office-session.ts';
import { signInToOffice as signInContract } from '@patio/contract/identity/office-sessions/sign-in-to-office.ts';
import { signInToOfficeWithPasskey as passkeyContract } from '@patio/contract/identity/office-sessions/sign-in-to-office-with-passkey.ts';
import { signOutOfOffice as signOutContract } from '@patio/contract/identity/office-sessions/sign-out-of-office.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { renewOfficeSession } from './renew-office-session.ts';
import { signInToOffice } from './sign-in-to-office.ts';
import { signInToOfficeWithPasskey } from './sign-in-to-office-with-passkey.ts';
import { signOutOfOffice } from './sign-out-of-office.ts';

export function officeSessionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, signInContract, { work: 'sign-in' })(signInToOffice(deps));
  serve(app, passkeyContract, { work: 'sign-in' })(signInToOfficeWithPasskey(deps));
  serve(app, renewContract, { work: 'session' })(renewOfficeSession(deps));
  serve(app, signOutContract, { work: 'session' })(signOutOfOffice(deps));
}
