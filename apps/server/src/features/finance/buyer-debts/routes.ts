import { askBuyerDebt as askBuyerDebtCall } from '@patio/contract/finance/buyer-debts/ask-buyer-debt.ts';
import { decideDebtGiveUp as decideDebtGiveUpCall } from '@patio/contract/finance/buyer-debts/decide-debt-give-up.ts';
import { exportBuyerDebts as exportBuyerDebtsCall } from '@patio/contract/finance/buyer-debts/export-buyer-debts.ts';
import { getBuyerDebt as getBuyerDebtCall } from '@patio/contract/finance/buyer-debts/get-buyer-debt.ts';
import { listBuyerDebts as listBuyerDebtsCall } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import { proposeDebtGiveUp as proposeDebtGiveUpCall } from '@patio/contract/finance/buyer-debts/propose-debt-give-up.ts';
import { undoDebtGiveUp as undoDebtGiveUpCall } from '@patio/contract/finance/buyer-debts/undo-debt-give-up.ts';
import { withdrawDebtRequest as withdrawDebtRequestCall } from '@patio/contract/finance/buyer-debts/withdraw-debt-request.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { askBuyerDebt } from './office/ask-buyer.ts';
import { decideDebtGiveUp } from './office/decide-give-up.ts';
import { exportBuyerDebts } from './office/export-buyer-debts.ts';
import { getBuyerDebt } from './office/get-buyer-debt.ts';
import { listBuyerDebts } from './office/list-buyer-debts.ts';
import { proposeDebtGiveUp } from './office/propose-give-up.ts';
import { undoDebtGiveUp } from './office/undo-give-up.ts';
import { withdrawDebtRequest } from './office/withdraw-request.ts';

export function buyerDebtRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listBuyerDebtsCall)(listBuyerDebts(deps));
  serve(app, exportBuyerDebtsCall)(exportBuyerDebts(deps));
  serve(app, getBuyerDebtCall)(getBuyerDebt(deps));
  serve(app, askBuyerDebtCall)(askBuyerDebt(deps));
  serve(app, withdrawDebtRequestCall)(withdrawDebtRequest(deps));
  serve(app, proposeDebtGiveUpCall)(proposeDebtGiveUp(deps));
  serve(app, decideDebtGiveUpCall)(decideDebtGiveUp(deps));
  serve(app, undoDebtGiveUpCall)(undoDebtGiveUp(deps));
}
