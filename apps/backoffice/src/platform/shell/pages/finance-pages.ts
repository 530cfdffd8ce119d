import { listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { listBankRefunds } from '@patio/contract/finance/bank-refunds/list-bank-refunds.ts';
import { listBuyerDebts } from '@patio/contract/finance/buyer-debts/list-buyer-debts.ts';
import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { listCloses } from '@patio/contract/finance/closes/list-closes.ts';
import { listDepositRules } from '@patio/contract/finance/deposits/list-deposit-rules.ts';
import { listDeposits } from '@patio/contract/finance/deposits/list-deposits.ts';
import { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { listPayouts } from '@patio/contract/finance/payouts/list-payouts.ts';
import { listStoreCommissions } from '@patio/contract/finance/payouts/list-store-commissions.ts';
import { setStoreBank } from '@patio/contract/finance/payouts/set-store-bank.ts';
import { listStrayPix } from '@patio/contract/finance/stray-pix/list-stray-pix.ts';
import { listStatementLines } from '@patio/contract/finance/statements/list-statement-lines.ts';
import { listBuyerFees } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import {
  IconArrowBackUp,
  IconBuildingBank,
  IconCashBanknoteMinus,
  IconCalendarCheck,
  IconDiscount,
  IconFileImport,
  IconPercentage,
  IconQuestionMark,
  IconReceipt2,
  IconReceiptDollar,
  IconReceiptRefund,
  IconShieldCog,
  IconShieldDollar,
  IconZoomMoney,
} from '@tabler/icons-react';
import type { Page } from './page.ts';

/** Money of purchases. */
export const FINANCE_PAGES: readonly Page[] = [
  { path: '/cobrancas', name: 'charges', Icon: IconReceiptDollar, needs: listCharges },
  { path: '/a-devolver', name: 'paybacks', Icon: IconArrowBackUp, needs: listPaybacks },
  { path: '/pix-sem-cobranca', name: 'strayPix', Icon: IconQuestionMark, needs: listStrayPix },
  { path: '/pix-devolvidos', name: 'bankRefunds', Icon: IconReceiptRefund, needs: listBankRefunds },
  { path: '/devolvido-a-mais', name: 'buyerDebts', Icon: IconCashBanknoteMinus, needs: listBuyerDebts },
  { path: '/caucoes', name: 'deposits', Icon: IconShieldDollar, needs: listDeposits },
  { path: '/caucoes-exigidas', name: 'depositRules', Icon: IconShieldCog, needs: listDepositRules },
  { path: '/repasses', name: 'payouts', Icon: IconBuildingBank, needs: listPayouts },
  // Only users of a store may set its account: the statement is their page; finance has the same at each payout.
  { path: '/extrato', name: 'statement', Icon: IconReceipt2, needs: setStoreBank },
  { path: '/extratos-do-banco', name: 'statements', Icon: IconFileImport, needs: listStatementLines },
  { path: '/fechamento', name: 'closes', Icon: IconCalendarCheck, needs: listCloses },
  { path: '/prevencao-a-lavagem', name: 'amlCases', Icon: IconZoomMoney, needs: listAmlCases },
  { path: '/comissao', name: 'commission', Icon: IconPercentage, needs: listBuyerFees },
  { path: '/comissao-das-lojas', name: 'storeCommissions', Icon: IconDiscount, needs: listStoreCommissions },
];
