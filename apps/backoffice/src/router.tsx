import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { DeskPage } from './desk/desk-page.tsx';
import { GuardedPage, MissingPage } from './platform/shell/guarded-page.tsx';
import { Office } from './platform/shell/office.tsx';
import { PAGES } from './platform/shell/pages.ts';

/** The page at a path of `PAGES`, for those who may make the call that it needs; its code is loaded when it is opened. */
function pageAt(path: string, load: () => Promise<ComponentType>): RouteObject {
  const needs = PAGES.find((page) => page.path === path)?.needs ?? null;
  if (needs === null) throw new Error(`No page at ${path} needs a call.`);
  const lazy = async () => {
    const Page = await load();
    return {
      Component: () => (
        <GuardedPage needs={needs}>
          <Page />
        </GuardedPage>
      ),
    };
  };
  return { path, lazy };
}

/** The addresses below /painel. */
export const router = createBrowserRouter(
  [
    {
      Component: Office,
      HydrateFallback: () => null,
      children: [
        { index: true, Component: DeskPage },
        pageAt(
          '/perguntas',
          async () => (await import('./features/trading/questions/questions-page.tsx')).QuestionsPage,
        ),
        pageAt(
          '/propostas',
          async () => (await import('./features/sales/proposals/proposals-page.tsx')).ProposalsPage,
        ),
        pageAt(
          '/condicionais',
          async () =>
            (await import('./features/sales/closing/conditional-sales-page.tsx')).ConditionalSalesPage,
        ),
        { path: '*', Component: MissingPage },
      ],
    },
  ],
  { basename: '/painel' },
);
