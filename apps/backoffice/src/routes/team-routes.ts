import { pageAt } from './page-at.tsx';

export const teamRoutes = [
  pageAt('/equipe', async () => (await import('../features/identity/staff/staff-page.tsx')).StaffPage),
  pageAt('/registro', async () => (await import('../features/people/audit/audit-page.tsx')).AuditPage),
  pageAt(
    '/tempos-de-resposta',
    async () => (await import('../features/sales/answer-times/answer-times-page.tsx')).AnswerTimesPage,
  ),
  pageAt(
    '/equipes',
    async () => (await import('../features/messaging/selling-side/teams-page.tsx')).TeamsPage,
  ),
  pageAt('/ajustes', async () => (await import('../features/sales/settings/settings-page.tsx')).SettingsPage),
];
