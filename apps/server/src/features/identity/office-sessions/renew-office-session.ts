import type { renewOfficeSession as contract } from '@patio/contract/identity/office-sessions/renew-office-session.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { renewKind } from '../sessions/public.ts';
import { officeUserOf } from './office-user.store.ts';
import { presentOfficeUser } from './office-user.present.ts';

export const renewOfficeSession =
  (deps: ServerDeps): Handler<typeof contract> =>
  async (_input, context) => {
    const renewed = await renewKind(deps, context, { office: true, force: false });
    const row = renewed && (await officeUserOf(deps.database, renewed.accountId));
    return { data: row ? presentOfficeUser(row, renewed.token) : null };
  };
