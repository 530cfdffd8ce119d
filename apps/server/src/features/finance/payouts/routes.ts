import { decidePayout as decidePayoutCall } from '@patio/contract/finance/payouts/decide-payout.ts';
import { exportStatement as exportStatementCall } from '@patio/contract/finance/payouts/export-statement.ts';
import { getStatement as getStatementCall } from '@patio/contract/finance/payouts/get-statement.ts';
import { getStoreBank as getStoreBankCall } from '@patio/contract/finance/payouts/get-store-bank.ts';
import { listPayouts as listPayoutsCall } from '@patio/contract/finance/payouts/list-payouts.ts';
import { listStoreCommissions as listCommissionsCall } from '@patio/contract/finance/payouts/list-store-commissions.ts';
import { proposePayout as proposePayoutCall } from '@patio/contract/finance/payouts/propose-payout.ts';
import { recordPayoutTransfer as recordTransferCall } from '@patio/contract/finance/payouts/record-payout-transfer.ts';
import { recordStoreRepayment as recordRepaymentCall } from '@patio/contract/finance/payouts/record-store-repayment.ts';
import { saveStoreCommission as saveCommissionCall } from '@patio/contract/finance/payouts/save-store-commission.ts';
import { setStoreBank as setStoreBankCall } from '@patio/contract/finance/payouts/set-store-bank.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportStatement } from './export-statement.ts';
import { getStatement } from './get-statement.ts';
import { decidePayout } from './office/decide-payout.ts';
import { getStoreBank } from './office/get-store-bank.ts';
import { listPayouts } from './office/list-payouts.ts';
import { proposePayout } from './office/propose-payout.ts';
import { recordPayoutTransfer } from './office/record-payout-transfer.ts';
import { recordStoreRepayment } from './office/record-store-repayment.ts';
import { listStoreCommissions, saveStoreCommission } from './office/store-commissions.ts';
import { setStoreBank } from './set-store-bank.ts';

export function payoutRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listPayoutsCall)(listPayouts(deps));
  serve(app, getStatementCall)(getStatement(deps));
  serve(app, exportStatementCall)(exportStatement(deps));
  serve(app, proposePayoutCall)(proposePayout(deps));
  serve(app, decidePayoutCall)(decidePayout(deps));
  serve(app, recordTransferCall)(recordPayoutTransfer(deps));
  serve(app, recordRepaymentCall)(recordStoreRepayment(deps));
  serve(app, setStoreBankCall)(setStoreBank(deps));
  serve(app, getStoreBankCall)(getStoreBank(deps));
  serve(app, listCommissionsCall)(listStoreCommissions(deps));
  serve(app, saveCommissionCall)(saveStoreCommission(deps));
}
