import type { listStaffReasons as contract } from '@patio/contract/catalogue/reference/list-staff-reasons.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { presentReason } from './reasons.present.ts';
import { listReasonRows } from './reasons.store.ts';

/** The reasons for cancelling, with their use. */
export const listStaffReasons =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async () => ({ data: (await listReasonRows(database)).map(presentReason) });
