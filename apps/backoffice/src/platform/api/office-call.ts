import { call, type CallOptions } from '@patio/api-client/call.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Reply, Request, RouteDefinition } from '@patio/contract/route/define-route.ts';
import { noteSessionOver, renewSession } from '../session/session-store.ts';
import { officeSend } from './office-send.ts';

/**
 * Makes a call of the back office. A 401 is answered by one renewal of the session and one more try; when nobody is signed in any more, the
 * sign-in appears above the screen, which keeps what was typed. A 403 means that the user's rights may have changed: they are asked for
 * again. Errors: `CallFailure`.
 */
export async function officeCall<R extends RouteDefinition>(
  route: R,
  request: Request<R> = {},
  options: CallOptions = {},
): Promise<Reply<R>> {
  try {
    return await call(officeSend, route, request, options);
  } catch (failure) {
    if (failure instanceof CallFailure && failure.status === 403) void renewSession();
    if (!(failure instanceof CallFailure) || failure.status !== 401) throw failure;
    const renewal = await renewSession();
    if (renewal === 'renewed') return call(officeSend, route, request, options);
    if (renewal === 'over') noteSessionOver();
    throw failure;
  }
}
