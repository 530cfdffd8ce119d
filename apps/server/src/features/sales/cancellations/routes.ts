import { cancelPurchase as cancelPurchaseCall } from '@patio/contract/sales/cancellations/cancel-purchase.ts';
import { decideCancellation as decideCancellationCall } from '@patio/contract/sales/cancellations/decide-cancellation.ts';
import { exportRefunds as exportRefundsCall } from '@patio/contract/sales/cancellations/export-refunds.ts';
import { getBankData as getBankDataCall } from '@patio/contract/sales/cancellations/get-bank-data.ts';
import { noteVehicleBack as noteVehicleBackCall } from '@patio/contract/sales/cancellations/note-vehicle-back.ts';
import { getRefundRecord as getRefundRecordCall } from '@patio/contract/sales/cancellations/get-refund-record.ts';
import { listCancelReasons as listCancelReasonsCall } from '@patio/contract/sales/cancellations/list-cancel-reasons.ts';
import { listCancellations as listCancellationsCall } from '@patio/contract/sales/cancellations/list-cancellations.ts';
import { listRefunds as listRefundsCall } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { markRefunded as markRefundedCall } from '@patio/contract/sales/cancellations/mark-refunded.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { decideCancellation } from './review/decide-cancellation.ts';
import { getBankData } from './bank-data/get-bank-data.ts';
import { exportRefunds } from './refunds/export-refunds.ts';
import { noteVehicleBack } from './undoing/note-vehicle-back.ts';
import { getRefundRecord } from './refunds/get-refund-record.ts';
import { listCancelReasons } from './list-cancel-reasons.ts';
import { listCancellations } from './review/list-cancellations.ts';
import { listRefunds } from './refunds/list-refunds.ts';
import { markRefunded } from './refunds/mark-refunded.ts';

export function cancellationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listCancelReasonsCall)(listCancelReasons(deps));
  serve(app, cancelPurchaseCall, { work: 'deal' })(cancelPurchase(deps));
  serve(app, listCancellationsCall)(listCancellations(deps));
  serve(app, decideCancellationCall)(decideCancellation(deps));
  serve(app, noteVehicleBackCall)(noteVehicleBack(deps));
  serve(app, listRefundsCall)(listRefunds(deps));
  serve(app, exportRefundsCall)(exportRefunds(deps));
  serve(app, getBankDataCall)(getBankData(deps));
  serve(app, getRefundRecordCall)(getRefundRecord(deps));
  serve(app, markRefundedCall)(markRefunded(deps));
}
