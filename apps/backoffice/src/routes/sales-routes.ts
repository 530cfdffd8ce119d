import { pageAt } from './page-at.tsx';

export const salesRoutes = [
  pageAt(
    '/compras',
    async () => (await import('../features/sales/purchases/purchases-page.tsx')).PurchasesPage,
  ),
  pageAt(
    '/mensagens',
    async () => (await import('../features/sales/deal-messages/conversations-page.tsx')).ConversationsPage,
  ),
  pageAt('/visitas', async () => (await import('../features/sales/visits/visits-page.tsx')).VisitsPage),
  pageAt(
    '/reclamacoes',
    async () => (await import('../features/sales/complaints/complaints-page.tsx')).ComplaintsPage,
  ),
  pageAt(
    '/cancelamentos',
    async () => (await import('../features/sales/cancellations/cancellations-page.tsx')).CancellationsPage,
  ),
  pageAt(
    '/devolucoes',
    async () => (await import('../features/sales/cancellations/refunds-page.tsx')).RefundsPage,
  ),
  pageAt('/patio', async () => (await import('../features/sales/yard/yard-page.tsx')).YardPage),
  pageAt(
    '/patio/entrada',
    async () => (await import('../features/sales/yard/intake/intake-page.tsx')).IntakePage,
  ),
  pageAt('/patio/saida', async () => (await import('../features/sales/yard/gate/gate-page.tsx')).GatePage),
  pageAt(
    '/entregas',
    async () => (await import('../features/sales/deliveries/deliveries-page.tsx')).DeliveriesPage,
  ),
  pageAt('/retiradas', async () => (await import('../features/sales/pickups/pickups-page.tsx')).PickupsPage),
  pageAt('/numeros', async () => (await import('../features/sales/figures/figures-page.tsx')).FiguresPage),
];
