import { pageAt } from './page-at.tsx';

export const contentRoutes = [
  pageAt(
    '/banners',
    async () => (await import('../features/catalogue/content/banners/banners-page.tsx')).BannersPage,
  ),
  pageAt(
    '/textos',
    async () => (await import('../features/catalogue/content/texts/texts-page.tsx')).TextsPage,
  ),
  pageAt(
    '/modelos-de-email',
    async () => (await import('../features/messaging/mail/mails-page.tsx')).MailsPage,
  ),
  pageAt(
    '/dias-uteis',
    async () => (await import('../features/sales/working-days/working-days-page.tsx')).WorkingDaysPage,
  ),
  pageAt('/frete', async () => (await import('../features/trading/charges/freight-page.tsx')).FreightPage),
  pageAt(
    '/incrementos',
    async () => (await import('../features/catalogue/increments/increments-page.tsx')).IncrementsPage,
  ),
  pageAt(
    '/locais-de-retirada',
    async () => (await import('../features/trading/charges/yards-page.tsx')).YardsPage,
  ),
  pageAt(
    '/horarios-de-retirada',
    async () => (await import('../features/sales/pickups/places/pickup-places-page.tsx')).PickupPlacesPage,
  ),
  pageAt(
    '/contatos',
    async () => (await import('../features/catalogue/content/contacts/contacts-page.tsx')).ContactsPage,
  ),
  pageAt('/pesquisas', async () => (await import('../features/sales/surveys/surveys-page.tsx')).SurveysPage),
  pageAt(
    '/respostas-de-pesquisas',
    async () => (await import('../features/sales/surveys/survey-answers-page.tsx')).SurveyAnswersPage,
  ),
  pageAt(
    '/categorias',
    async () => (await import('../features/catalogue/names/names-page.tsx')).CategoriesPage,
  ),
  pageAt('/marcas', async () => (await import('../features/catalogue/names/names-page.tsx')).BrandsPage),
  pageAt(
    '/motivos',
    async () => (await import('../features/catalogue/reference/reasons-page.tsx')).ReasonsPage,
  ),
  pageAt(
    '/locais-de-visita',
    async () => (await import('../features/sales/visits/places/visit-places-page.tsx')).VisitPlacesPage,
  ),
];
