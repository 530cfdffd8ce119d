import type { listOwnComplaints as contract } from '@patio/contract/sales/complaints/list-own-complaints.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { complaintReader } from '../complaints.store.ts';
import { ownComplaintsOf } from './own-complaints.ts';

/** The complaints of the caller about a purchase. */
export const listOwnComplaints =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, fail }, { actor, now }) => {
    const purchase = await complaintReader(deps.database).purchase(params.id, actor.accountId);
    if (!purchase) return fail('purchase-not-found');
    return { data: await ownComplaintsOf(deps, deps.database, purchase, now) };
  };
