import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { MissingPage } from './platform/shell/guarded-page.tsx';
import { Office } from './platform/shell/office.tsx';
import { auctionRoutes } from './routes/auction-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { financeRoutes } from './routes/finance-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { salesRoutes } from './routes/sales-routes.ts';
import { teamRoutes } from './routes/team-routes.ts';
import { workRoutes } from './routes/work-routes.ts';

// Once a user is signed in; the door loads nothing of it.
const DeskPage = lazy(async () => ({ default: (await import('./desk/desk-page.tsx')).DeskPage }));

/** Where the back office stands on the site. */
export const OFFICE_BASE = '/painel';

/** The addresses below it. */
export const officeRoutes: RouteObject[] = [
  {
    path: '/convite',
    HydrateFallback: () => null,
    // Without a session: its reader may have no account yet.
    lazy: async () => ({
      Component: (await import('./features/identity/invitations/invitation-page.tsx')).InvitationPage,
    }),
  },
  {
    path: '/recusar-troca',
    HydrateFallback: () => null,
    lazy: async () => ({
      Component: (await import('./features/people/account-access/objection-page.tsx')).ObjectionPage,
    }),
  },
  {
    Component: Office,
    HydrateFallback: () => null,
    children: [
      { index: true, Component: DeskPage },
      ...workRoutes,
      ...salesRoutes,
      ...financeRoutes,
      ...auctionRoutes,
      ...peopleRoutes,
      ...contentRoutes,
      ...teamRoutes,
      { path: '*', Component: MissingPage },
    ],
  },
];
