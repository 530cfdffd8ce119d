import type { renewOfficeSession as contract } from '@patio/contract/identity/office-sessions/renew-office-session.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { clearRefreshCookie, hashOf, refreshCookieOf, renewKind } from '../sessions/public.ts';
import { officeUserBySecret, officeUserOf, works } from './office-user.store.ts';
import { presentOfficeUser } from './office-user.present.ts';

export const renewOfficeSession =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    const renewed = await renewKind(deps, context, { office: true, force: false });
    const row = renewed && (await officeUserOf(deps.database, renewed.accountId));
    const { salesEmail } = deps.config.brand;
    if (row && works(row)) return { data: presentOfficeUser(row, { token: renewed.token, salesEmail }) };
    const secret = refreshCookieOf(context.request, { office: true });
    const before = row ?? (secret === null ? null : await officeUserBySecret(deps.database, hashOf(secret)));
    if (!before || works(before)) return { data: null };
    // They learn it once.
    clearRefreshCookie(context.reply, deps.config, { office: true });
    return { data: null, semAcesso: true as const };
  };
