import { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { listStaffQuestions } from '@patio/contract/trading/questions/list-staff-questions.ts';
import { IconGavel, IconHome, IconMessageQuestion, IconReceipt } from '@tabler/icons-react';
import type { Page } from './page.ts';

/** What people wait for. */
export const WORK_PAGES: readonly Page[] = [
  { path: '/', name: 'desk', Icon: IconHome, needs: null },
  { path: '/perguntas', name: 'questions', Icon: IconMessageQuestion, needs: listStaffQuestions },
  { path: '/propostas', name: 'proposals', Icon: IconReceipt, needs: listProposals },
  { path: '/condicionais', name: 'conditional', Icon: IconGavel, needs: listConditionalSales },
];
