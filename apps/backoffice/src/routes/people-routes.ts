import { pageAt, recordAt } from './page-at.tsx';

export const peopleRoutes = [
  pageAt(
    '/pessoas',
    async () => (await import('../features/people/directory/accounts-page.tsx')).AccountsPage,
  ),
  recordAt(
    '/pessoas/:id',
    async () => (await import('@patio/contract/people/directory/get-account.ts')).getAccount,
    async () => (await import('../features/people/directory/account-page.tsx')).AccountPage,
  ),
  pageAt('/lojas', async () => (await import('../features/stores/directory/stores-page.tsx')).StoresPage),
  recordAt(
    '/lojas/:id',
    async () => (await import('@patio/contract/stores/directory/get-store.ts')).getStore,
    async () => (await import('../features/stores/directory/store-page.tsx')).StorePage,
  ),
  pageAt(
    '/verificacoes',
    async () => (await import('../features/people/identity/verifications-page.tsx')).VerificationsPage,
  ),
  pageAt(
    '/documentos',
    async () => (await import('../features/people/documents/documents-page.tsx')).DocumentsPage,
  ),
  pageAt(
    '/titulares',
    async () => (await import('../features/people/personal-data/data-requests-page.tsx')).DataRequestsPage,
  ),
  pageAt(
    '/suspeitas',
    async () => (await import('../features/people/reviews/suspicions-page.tsx')).SuspicionsPage,
  ),
  pageAt('/faltas', async () => (await import('../features/people/strikes/strikes-page.tsx')).StrikesPage),
  pageAt(
    '/impedidos',
    async () => (await import('../features/people/blocklist/listings-page.tsx')).ListingsPage,
  ),
  pageAt(
    '/notificacoes',
    async () => (await import('../features/messaging/notifications/broadcasts-page.tsx')).BroadcastsPage,
  ),
  pageAt(
    '/emails-parados',
    async () => (await import('../features/messaging/mail/dead-mails-page.tsx')).DeadMailsPage,
  ),
];
