import { checkBankRefund as checkBankRefundCall } from '@patio/contract/finance/bank-refunds/check-bank-refund.ts';
import { exportBankRefunds as exportBankRefundsCall } from '@patio/contract/finance/bank-refunds/export-bank-refunds.ts';
import { listBankRefunds as listBankRefundsCall } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { checkBankRefund } from './office/check-bank-refund.ts';
import { exportBankRefunds } from './office/export-bank-refunds.ts';
import { listBankRefunds } from './office/list-bank-refunds.ts';

export function bankRefundRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listBankRefundsCall)(listBankRefunds(deps));
  serve(app, exportBankRefundsCall)(exportBankRefunds(deps));
  serve(app, checkBankRefundCall)(checkBankRefund(deps));
}
