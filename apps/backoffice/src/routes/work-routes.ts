import { pageAt } from './page-at.tsx';

export const workRoutes = [
  pageAt(
    '/perguntas',
    async () => (await import('../features/trading/questions/questions-page.tsx')).QuestionsPage,
  ),
  pageAt(
    '/propostas',
    async () => (await import('../features/sales/proposals/proposals-page.tsx')).ProposalsPage,
  ),
  pageAt(
    '/condicionais',
    async () => (await import('../features/sales/closing/conditional-sales-page.tsx')).ConditionalSalesPage,
  ),
];
