import { askDepositBack as askDepositBackCall } from '@patio/contract/finance/deposits/ask-deposit-back.ts';
import { decideDeposit as decideDepositCall } from '@patio/contract/finance/deposits/decide-deposit.ts';
import { exportDeposits as exportDepositsCall } from '@patio/contract/finance/deposits/export-deposits.ts';
import { listDepositRules as listDepositRulesCall } from '@patio/contract/finance/deposits/list-deposit-rules.ts';
import { listDeposits as listDepositsCall } from '@patio/contract/finance/deposits/list-deposits.ts';
import { listOwnDeposits as listOwnDepositsCall } from '@patio/contract/finance/deposits/list-own-deposits.ts';
import { openOwnDeposit as openOwnDepositCall } from '@patio/contract/finance/deposits/open-own-deposit.ts';
import { removeDepositRule as removeDepositRuleCall } from '@patio/contract/finance/deposits/remove-deposit-rule.ts';
import { saveDepositRule as saveDepositRuleCall } from '@patio/contract/finance/deposits/save-deposit-rule.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import { askDepositBack } from './ask-deposit-back.ts';
import { listOwnDeposits } from './list-own-deposits.ts';
import { decideDeposit } from './office/decide-deposit.ts';
import { listDepositRules, removeDepositRule, saveDepositRule } from './office/deposit-rules.ts';
import { exportDeposits } from './office/export-deposits.ts';
import { listDeposits } from './office/list-deposits.ts';
import { openOwnDeposit } from './open-own-deposit.ts';

export function depositRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, openOwnDepositCall)(openOwnDeposit(deps, openPix(deps.config)));
  serve(app, listOwnDepositsCall)(listOwnDeposits(deps));
  serve(app, askDepositBackCall)(askDepositBack(deps));
  serve(app, listDepositsCall)(listDeposits(deps));
  serve(app, exportDepositsCall)(exportDeposits(deps));
  serve(app, decideDepositCall)(decideDeposit(deps));
  serve(app, listDepositRulesCall)(listDepositRules(deps));
  serve(app, saveDepositRuleCall)(saveDepositRule(deps));
  serve(app, removeDepositRuleCall)(removeDepositRule(deps));
}
