import { listAmlCases } from '@patio/contract/finance/aml-cases/list-aml-cases.ts';
import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { listCloses } from '@patio/contract/finance/closes/list-closes.ts';
import { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { listBuyerFees } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconPercentage,
  IconReceiptDollar,
  IconZoomMoney,
} from '@tabler/icons-react';
import type { Page } from './page.ts';

/** Money of purchases. */
export const FINANCE_PAGES: readonly Page[] = [
  { path: '/cobrancas', name: 'charges', Icon: IconReceiptDollar, needs: listCharges },
  { path: '/a-devolver', name: 'paybacks', Icon: IconArrowBackUp, needs: listPaybacks },
  { path: '/fechamento', name: 'closes', Icon: IconCalendarCheck, needs: listCloses },
  { path: '/prevencao-a-lavagem', name: 'amlCases', Icon: IconZoomMoney, needs: listAmlCases },
  { path: '/comissao', name: 'commission', Icon: IconPercentage, needs: listBuyerFees },
];
