import { cancelPurchase as cancelPurchaseCall } from '@patio/contract/cancellations/cancel-purchase.ts';
import { decideCancellation as decideCancellationCall } from '@patio/contract/cancellations/decide-cancellation.ts';
import { getBankData as getBankDataCall } from '@patio/contract/cancellations/get-bank-data.ts';
import { getRefundRecord as getRefundRecordCall } from '@patio/contract/cancellations/get-refund-record.ts';
import { listCancelReasons as listCancelReasonsCall } from '@patio/contract/cancellations/list-cancel-reasons.ts';
import { listOpenCancellations as listOpenCancellationsCall } from '@patio/contract/cancellations/list-open-cancellations.ts';
import { listRefunds as listRefundsCall } from '@patio/contract/cancellations/list-refunds.ts';
import { markRefunded as markRefundedCall } from '@patio/contract/cancellations/mark-refunded.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { decideCancellation } from './decide-cancellation.ts';
import { getBankData } from './get-bank-data.ts';
import { getRefundRecord } from './get-refund-record.ts';
import { listCancelReasons } from './list-cancel-reasons.ts';
import { listOpenCancellations } from './list-open-cancellations.ts';
import { listRefunds } from './list-refunds.ts';
import { markRefunded } from './mark-refunded.ts';

export function cancellationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCancelReasonsCall)(listCancelReasons(deps));
  serve(app, cancelPurchaseCall, { work: 'deal' })(cancelPurchase(deps));
  serve(app, listOpenCancellationsCall)(listOpenCancellations(deps));
  serve(app, decideCancellationCall)(decideCancellation(deps));
  serve(app, listRefundsCall)(listRefunds(deps));
  serve(app, getBankDataCall)(getBankData(deps));
  serve(app, getRefundRecordCall)(getRefundRecord(deps));
  serve(app, markRefundedCall)(markRefunded(deps));
}
