import { listConditionalSales } from '@patio/contract/sales/closing/list-conditional-sales.ts';
import { listProposals } from '@patio/contract/sales/proposals/list-proposals.ts';
import { listOpenQuestions } from '@patio/contract/trading/questions/list-open-questions.ts';
import type { RouteDefinition } from '@patio/contract/route/define-route.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { DeskPage } from './desk/desk-page.tsx';
import { GuardedPage, MissingPage } from './platform/shell/guarded-page.tsx';
import { Office } from './platform/shell/office.tsx';

/** A page that is fetched when it is opened. */
function fetched(needs: RouteDefinition, load: () => Promise<ComponentType>) {
  return async () => {
    const Page = await load();
    return {
      Component: () => (
        <GuardedPage needs={needs}>
          <Page />
        </GuardedPage>
      ),
    };
  };
}

/** The addresses below /painel. */
export const router = createBrowserRouter(
  [
    {
      Component: Office,
      HydrateFallback: () => null,
      children: [
        { index: true, Component: DeskPage },
        {
          path: 'perguntas',
          lazy: fetched(
            listOpenQuestions,
            async () => (await import('./features/trading/questions/questions-page.tsx')).QuestionsPage,
          ),
        },
        {
          path: 'propostas',
          lazy: fetched(
            listProposals,
            async () => (await import('./features/sales/proposals/proposals-page.tsx')).ProposalsPage,
          ),
        },
        {
          path: 'condicionais',
          lazy: fetched(
            listConditionalSales,
            async () =>
              (await import('./features/sales/closing/conditional-sales-page.tsx')).ConditionalSalesPage,
          ),
        },
        { path: '*', Component: MissingPage },
      ],
    },
  ],
  { basename: '/painel' },
);
