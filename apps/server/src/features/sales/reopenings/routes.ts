import { getWithdrawal as getWithdrawalCall } from '@patio/contract/sales/reopenings/get-withdrawal.ts';
import { reopenAsStaff as reopenAsStaffCall } from '@patio/contract/sales/reopenings/reopen-as-staff.ts';
import { withdrawBids as withdrawBidsCall } from '@patio/contract/sales/reopenings/withdraw-bids.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getWithdrawal } from './get-withdrawal.ts';
import { reopenAsStaff } from './reopen-as-staff.ts';
import { withdrawBids } from './withdraw-bids.ts';

export function reopeningRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, reopenAsStaffCall)(reopenAsStaff(deps));
  serve(app, getWithdrawalCall)(getWithdrawal(deps));
  serve(app, withdrawBidsCall, { work: 'deal' })(withdrawBids(deps));
}
