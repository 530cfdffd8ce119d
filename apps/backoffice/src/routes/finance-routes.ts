import { pageAt } from './page-at.tsx';

export const financeRoutes = [
  pageAt('/fechamento', async () => (await import('../features/finance/closes/closes-page.tsx')).ClosesPage),
  pageAt(
    '/cobrancas',
    async () => (await import('../features/finance/charge-list/charges-page.tsx')).ChargesPage,
  ),
  pageAt(
    '/comissao',
    async () => (await import('../features/finance/commission/commission-page.tsx')).CommissionPage,
  ),
  pageAt(
    '/a-devolver',
    async () => (await import('../features/finance/paybacks/paybacks-page.tsx')).PaybacksPage,
  ),
  pageAt(
    '/prevencao-a-lavagem',
    async () => (await import('../features/finance/aml-cases/aml-cases-page.tsx')).AmlCasesPage,
  ),
];
