import { pageAt } from './page-at.tsx';

export const financeRoutes = [
  pageAt(
    '/extratos-do-banco',
    async () => (await import('../features/finance/statements/statements-page.tsx')).StatementsPage,
  ),
  pageAt('/fechamento', async () => (await import('../features/finance/closes/closes-page.tsx')).ClosesPage),
  pageAt(
    '/cobrancas',
    async () => (await import('../features/finance/charge-list/charges-page.tsx')).ChargesPage,
  ),
  pageAt(
    '/comissao',
    async () => (await import('../features/finance/commission/commission-page.tsx')).CommissionPage,
  ),
  pageAt('/repasses', async () => (await import('../features/finance/payouts/payouts-page.tsx')).PayoutsPage),
  pageAt(
    '/extrato',
    async () => (await import('../features/finance/payouts/statement-page.tsx')).StatementPage,
  ),
  pageAt(
    '/comissao-das-lojas',
    async () =>
      (await import('../features/finance/store-commissions/store-commissions-page.tsx')).StoreCommissionsPage,
  ),
  pageAt(
    '/a-devolver',
    async () => (await import('../features/finance/paybacks/paybacks-page.tsx')).PaybacksPage,
  ),
  pageAt(
    '/pix-sem-cobranca',
    async () => (await import('../features/finance/stray-pix/stray-pix-page.tsx')).StrayPixPage,
  ),
  pageAt(
    '/pix-devolvidos',
    async () => (await import('../features/finance/bank-refunds/bank-refunds-page.tsx')).BankRefundsPage,
  ),
  pageAt(
    '/devolvido-a-mais',
    async () => (await import('../features/finance/buyer-debts/buyer-debts-page.tsx')).BuyerDebtsPage,
  ),
  pageAt(
    '/caucoes',
    async () => (await import('../features/finance/deposits/deposits-page.tsx')).DepositsPage,
  ),
  pageAt(
    '/caucoes-exigidas',
    async () => (await import('../features/finance/deposits/deposit-rules-page.tsx')).DepositRulesPage,
  ),
  pageAt(
    '/prevencao-a-lavagem',
    async () => (await import('../features/finance/aml-cases/aml-cases-page.tsx')).AmlCasesPage,
  ),
];
