import { changePassword as changePasswordContract } from '@patio/contract/sessions/change-password.ts';
import { forgotPassword as forgotPasswordContract } from '@patio/contract/sessions/forgot-password.ts';
import { getMe as getMeContract } from '@patio/contract/sessions/get-me.ts';
import { refreshSession as refreshContract } from '@patio/contract/sessions/refresh-session.ts';
import { renewSession as renewContract } from '@patio/contract/sessions/renew-session.ts';
import { requestAccessCode as requestCodeContract } from '@patio/contract/sessions/request-access-code.ts';
import { resetSession as resetContract } from '@patio/contract/sessions/reset-session.ts';
import { signIn as signInContract } from '@patio/contract/sessions/sign-in.ts';
import { signOut as signOutContract } from '@patio/contract/sessions/sign-out.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { getMe } from './get-me.ts';
import { refreshSession } from './refresh-session.ts';
import { renewSession } from './renew-session.ts';
import { requestAccessCode } from './request-access-code.ts';
import { resetSession } from './reset-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export function sessionRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, signInContract)(signIn(deps));
  serve(app, requestCodeContract)(requestAccessCode(deps));
  serve(app, signOutContract)(signOut(deps));
  serve(app, refreshContract)(refreshSession(deps));
  serve(app, renewContract)(renewSession(deps));
  serve(app, getMeContract)(getMe(deps));
  serve(app, forgotPasswordContract)(forgotPassword(deps));
  serve(app, resetContract)(resetSession(deps));
  serve(app, changePasswordContract)(changePassword(deps));
}
