import { pageAt, recordAt } from './page-at.tsx';

export const auctionRoutes = [
  pageAt('/ofertas', async () => (await import('../features/catalogue/drafts/offers-page.tsx')).OffersPage),
  recordAt(
    '/ofertas/:id',
    async () => (await import('@patio/contract/catalogue/drafts/get-draft.ts')).getDraft,
    async () => (await import('../features/catalogue/drafts/editor/offer-page.tsx')).OfferPage,
  ),
  pageAt(
    '/importacoes',
    async () => (await import('../features/catalogue/imports/imports-page.tsx')).ImportsPage,
  ),
  recordAt(
    '/importacoes/:id',
    async () => (await import('@patio/contract/catalogue/imports/get-import.ts')).getImport,
    async () => (await import('../features/catalogue/imports/import-page.tsx')).ImportPage,
  ),
  pageAt('/ao-vivo', async () => (await import('../features/trading/monitor/live-page.tsx')).LivePage),
  pageAt('/encerradas', async () => (await import('../features/sales/ended/ended-page.tsx')).EndedPage),
  pageAt('/suspensas', async () => (await import('../features/sales/stays/stays-page.tsx')).StaysPage),
];
