import { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { listOpenQuestions } from '@patio/contract/trading/questions/list-open-questions.ts';
import type { OfficeUser } from '@patio/contract/identity/office-sessions/office-user.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import { IconGavel, IconHome, IconMessageQuestion, IconReceipt } from '@tabler/icons-react';
import { can } from '../session/user.ts';
import type { Texts } from '../../texts/ptbr.ts';

export interface Page {
  readonly path: string;
  readonly name: keyof Texts['pages'];
  readonly Icon: typeof IconHome;
  /** The call that the page needs: users who may make it may open the page. Null: everyone in the back office. */
  readonly needs: RouteDefinition | null;
}

/** The pages in the order of the navigation. */
export const PAGES: readonly Page[] = [
  { path: '/', name: 'desk', Icon: IconHome, needs: null },
  { path: '/perguntas', name: 'questions', Icon: IconMessageQuestion, needs: listOpenQuestions },
  { path: '/propostas', name: 'proposals', Icon: IconReceipt, needs: listProposals },
  { path: '/condicionais', name: 'conditional', Icon: IconGavel, needs: listConditionalSales },
];

/** The pages that a user may open. */
export function pagesFor(user: OfficeUser): readonly Page[] {
  return PAGES.filter(({ needs }) => needs === null || can(user, needs));
}
