import { decidePayback as decidePaybackCall } from '@patio/contract/finance/paybacks/decide-payback.ts';
import { exportPaybacks as exportPaybacksCall } from '@patio/contract/finance/paybacks/export-paybacks.ts';
import { getPayback as getPaybackCall } from '@patio/contract/finance/paybacks/get-payback.ts';
import { listOwnPaybacks as listOwnPaybacksCall } from '@patio/contract/finance/paybacks/list-own-paybacks.ts';
import { listPaybacks as listPaybacksCall } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { proposePayback as proposePaybackCall } from '@patio/contract/finance/paybacks/propose-payback.ts';
import { correctPaybackReference as correctReferenceCall } from '@patio/contract/finance/paybacks/marks/correct-payback-reference.ts';
import { undoPayback as undoPaybackCall } from '@patio/contract/finance/paybacks/marks/undo-payback.ts';
import { recordPaybackTransfer as recordTransferCall } from '@patio/contract/finance/paybacks/record-payback-transfer.ts';
import { recordPaybackTransfers as recordTransfersCall } from '@patio/contract/finance/paybacks/record-payback-transfers.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listOwnPaybacks } from './list-own-paybacks.ts';
import { correctPaybackReference } from './office/correct-payback-reference.ts';
import { decidePayback } from './office/decide-payback.ts';
import { exportPaybacks } from './office/export-paybacks.ts';
import { getPayback } from './office/get-payback.ts';
import { listPaybacks } from './office/list-paybacks.ts';
import { proposePayback } from './office/propose-payback.ts';
import { recordPaybackTransfer } from './office/record-payback-transfer.ts';
import { recordPaybackTransfers } from './office/record-payback-transfers.ts';
import { undoPayback } from './office/undo-payback.ts';

export function paybackRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listPaybacksCall)(listPaybacks(deps));
  serve(app, exportPaybacksCall)(exportPaybacks(deps));
  serve(app, getPaybackCall)(getPayback(deps));
  serve(app, proposePaybackCall)(proposePayback(deps));
  serve(app, decidePaybackCall)(decidePayback(deps));
  serve(app, recordTransferCall)(recordPaybackTransfer(deps));
  serve(app, recordTransfersCall)(recordPaybackTransfers(deps));
  serve(app, correctReferenceCall)(correctPaybackReference(deps));
  serve(app, undoPaybackCall)(undoPayback(deps));
  serve(app, listOwnPaybacksCall)(listOwnPaybacks(deps));
}
