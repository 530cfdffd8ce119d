import type { getComplaint as contract } from '@patio/contract/sales/complaints/get-complaint.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { reachedComplaint, shownComplaint } from './reach.ts';

/** A complaint for those who answer; what the caller may not reach is not found. */
export const getComplaint =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const found = await reachedComplaint(deps.database, params.id, actor);
    if (!found) return fail('complaint-not-found');
    return { data: await shownComplaint(deps, deps.database, found, actor, now) };
  };
