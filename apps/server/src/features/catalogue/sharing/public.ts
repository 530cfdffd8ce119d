export { cardRoutes } from './card-routes.ts';
