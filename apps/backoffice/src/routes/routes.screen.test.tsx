import { expect, it } from 'vitest';
import { PAGES } from '../platform/shell/pages/pages.ts';
import { auctionRoutes } from './auction-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { financeRoutes } from './finance-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { salesRoutes } from './sales-routes.ts';
import { teamRoutes } from './team-routes.ts';
import { workRoutes } from './work-routes.ts';

const routes = [
  ...workRoutes,
  ...salesRoutes,
  ...financeRoutes,
  ...auctionRoutes,
  ...peopleRoutes,
  ...contentRoutes,
  ...teamRoutes,
];

it('every page of the menu that needs a call has a route, and every route but those of records a page', () => {
  const ofPages = PAGES.filter(({ needs }) => needs !== null).map(({ path }) => path);
  const ofRoutes = routes.flatMap(({ path }) => (path === undefined || path.includes(':') ? [] : [path]));
  expect(ofRoutes.toSorted()).toEqual(ofPages.toSorted());
});
