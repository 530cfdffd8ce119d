import { addTransferFine as addFineCall } from '@patio/contract/sales/transfer/add-transfer-fine.ts';
import { allowRelease as allowCall } from '@patio/contract/sales/transfer/allow-release.ts';
import { decideTransferStep as decideCall } from '@patio/contract/sales/transfer/decide-transfer-step.ts';
import { doTransferStep as doCall } from '@patio/contract/sales/transfer/do-transfer-step.ts';
import { getOwnTransfer as getOwnCall } from '@patio/contract/sales/transfer/get-own-transfer.ts';
import { getTransfer as getCall } from '@patio/contract/sales/transfer/get-transfer.ts';
import { removeTransferFine as removeFineCall } from '@patio/contract/sales/transfer/remove-transfer-fine.ts';
import { sendOwnTransferStep as sendOwnCall } from '@patio/contract/sales/transfer/send-own-transfer-step.ts';
import { undoOwnTransferStep as undoOwnCall } from '@patio/contract/sales/transfer/undo-own-transfer-step.ts';
import { undoTransferStep as undoCall } from '@patio/contract/sales/transfer/undo-transfer-step.ts';
import { waiveTransferStep as waiveCall } from '@patio/contract/sales/transfer/waive-transfer-step.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { addTransferFine } from './fines/add-transfer-fine.ts';
import { removeTransferFine } from './fines/remove-transfer-fine.ts';
import { allowRelease } from './office/allow-release.ts';
import { decideTransferStep } from './office/decide-transfer-step.ts';
import { doTransferStep } from './office/do-transfer-step.ts';
import { getTransfer } from './office/get-transfer.ts';
import { undoTransferStep } from './office/undo-transfer-step.ts';
import { waiveTransferStep } from './office/waive-transfer-step.ts';
import { getOwnTransfer } from './own/get-own-transfer.ts';
import { sendOwnTransferStep } from './own/send-own-transfer-step.ts';
import { undoOwnTransferStep } from './own/undo-own-transfer-step.ts';

export function transferRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getOwnCall)(getOwnTransfer(deps));
  serve(app, sendOwnCall)(sendOwnTransferStep(deps));
  serve(app, undoOwnCall)(undoOwnTransferStep(deps));
  serve(app, getCall)(getTransfer(deps));
  serve(app, doCall)(doTransferStep(deps));
  serve(app, decideCall)(decideTransferStep(deps));
  serve(app, waiveCall)(waiveTransferStep(deps));
  serve(app, undoCall)(undoTransferStep(deps));
  serve(app, addFineCall)(addTransferFine(deps));
  serve(app, removeFineCall)(removeTransferFine(deps));
  serve(app, allowCall)(allowRelease(deps));
}
