import { listFavourites as listFavouritesCall } from '@patio/contract/catalogue/favourites/list-favourites.ts';
import { toggleFavourite as toggleFavouriteCall } from '@patio/contract/catalogue/favourites/toggle-favourite.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listFavourites } from './list-favourites.ts';
import { toggleFavourite } from './toggle-favourite.ts';

export function favouriteRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, toggleFavouriteCall)(toggleFavourite(deps));
  serve(app, listFavouritesCall)(listFavourites(deps));
}
