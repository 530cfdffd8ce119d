import { getAllGalleries as getAllGalleriesCall } from '@patio/contract/catalogue/catalogue/get-all-galleries.ts';
import { getFilterOptions as getFilterOptionsCall } from '@patio/contract/catalogue/catalogue/get-filter-options.ts';
import { getGallery as getGalleryCall } from '@patio/contract/catalogue/catalogue/get-gallery.ts';
import { getOffer as getOfferCall } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { getPrice as getPriceCall } from '@patio/contract/catalogue/catalogue/get-price.ts';
import {
  listBrands as listBrandsCall,
  listBrandsOfPath as listBrandsOfPathCall,
} from '@patio/contract/catalogue/catalogue/list-brands.ts';
import { listCategories as listCategoriesCall } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import { listCategoryOffers as listCategoryOffersCall } from '@patio/contract/catalogue/catalogue/list-category-offers.ts';
import { listImplements as listImplementsCall } from '@patio/contract/catalogue/catalogue/list-implements.ts';
import {
  listModels as listModelsCall,
  listModelsOfPath as listModelsOfPathCall,
} from '@patio/contract/catalogue/catalogue/list-models.ts';
import { listOffers as listOffersCall } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { listOptionals as listOptionalsCall } from '@patio/contract/catalogue/catalogue/list-optionals.ts';
import { listPrices as listPricesCall } from '@patio/contract/catalogue/catalogue/list-prices.ts';
import { listSimilar as listSimilarCall } from '@patio/contract/catalogue/catalogue/list-similar.ts';
import { listStarredOptionals as listStarredOptionalsCall } from '@patio/contract/catalogue/catalogue/list-starred-optionals.ts';
import {
  listSubcategories as listSubcategoriesCall,
  listSubcategoriesOfPath as listSubcategoriesOfPathCall,
} from '@patio/contract/catalogue/catalogue/list-subcategories.ts';
import { listTanks as listTanksCall } from '@patio/contract/catalogue/catalogue/list-tanks.ts';
import { listVehiclePhotos as listVehiclePhotosCall } from '@patio/contract/catalogue/catalogue/list-vehicle-photos.ts';
import { suggestOffers as suggestOffersCall } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { verifyOffer as verifyOfferCall } from '@patio/contract/catalogue/catalogue/verify-offer.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { conditionalReplies } from '../../../platform/http/bodies/conditional-replies.ts';
import { serve } from '../../../platform/http/serve.ts';
import { VisitorDetails } from './details/visitor-details.ts';
import { getAllGalleries } from './vehicles/get-all-galleries.ts';
import { getFilterOptions } from './listing/get-filter-options.ts';
import { getGallery } from './vehicles/get-gallery.ts';
import { getOffer, knownOffer } from './get-offer.ts';
import { getPrice } from './get-price.ts';
import { listBrands, listBrandsOfPath } from './vehicles/list-brands.ts';
import { listCategories } from './vehicles/list-categories.ts';
import { listCategoryOffers } from './listing/list-category-offers.ts';
import { listImplements } from './vehicles/list-implements.ts';
import { listModels, listModelsOfPath } from './vehicles/list-models.ts';
import { listOffers } from './listing/list-offers.ts';
import { listOptionals } from './vehicles/list-optionals.ts';
import { listPrices } from './listing/list-prices.ts';
import { listSimilar } from './listing/list-similar.ts';
import { listSettingsOf } from './lists/list-settings.ts';
import { listsHere } from './lists/lists-here.ts';
import { listsInThread } from './lists/list-thread.ts';
import { listStarredOptionals } from './vehicles/list-starred-optionals.ts';
import { listSubcategories, listSubcategoriesOfPath } from './vehicles/list-subcategories.ts';
import { listTanks } from './vehicles/list-tanks.ts';
import { listVehiclePhotos } from './vehicles/list-vehicle-photos.ts';
import { suggestOffers } from './search/suggest-offers.ts';
import { verifyOffer } from './saving/verify-offer.ts';

/** Maximum age of lists for visitors; their open pages receive new prices live. */
const listsCacheMs = 1000;

/** Milliseconds by which an offer as visitors see it may lag behind changes of other processes. */
const offerMaxAgeMs = 300;

export async function catalogueRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  const lists = deps.hasThreads
    ? listsInThread(deps)
    : listsHere({
        ...deps,
        settings: listSettingsOf(deps.config),
        warn: (text) => deps.logger.warn(text),
      });
  app.addHook('onClose', () => lists.close());
  if (deps.hasThreads) app.readyWhen.push(() => lists.isLoaded());
  await app.register(async (scope) => {
    conditionalReplies(scope, { maxAgeMs: deps.config.mode === 'test' ? 0 : listsCacheMs });
    serve(scope, listCategoryOffersCall)(listCategoryOffers(lists));
    serve(scope, listOffersCall)(listOffers(deps, lists));
    serve(scope, suggestOffersCall)(suggestOffers(lists));
  });
  const details = new VisitorDetails({ ...deps, maxAgeMs: deps.config.mode === 'test' ? 0 : offerMaxAgeMs });
  app.addHook('onClose', async () => details.close());
  await app.register(async (scope) => {
    conditionalReplies(scope, { known: knownOffer(details) });
    serve(scope, getOfferCall)(getOffer(deps, details));
  });
  // A separate scope, so that only these replies are conditional.
  await app.register(async (scope) => {
    conditionalReplies(scope);
    serve(scope, getAllGalleriesCall, { work: 'whole' })(getAllGalleries(deps));
    serve(scope, getFilterOptionsCall)(getFilterOptions(deps));
    serve(scope, getGalleryCall)(getGallery(deps));
    serve(scope, listVehiclePhotosCall)(listVehiclePhotos(deps));
    serve(scope, getPriceCall)(getPrice(deps));
    serve(scope, listBrandsCall)(listBrands(deps));
    serve(scope, listBrandsOfPathCall)(listBrandsOfPath(deps));
    serve(scope, listCategoriesCall)(listCategories(deps));
    serve(scope, listImplementsCall)(listImplements(deps));
    serve(scope, listModelsCall)(listModels(deps));
    serve(scope, listModelsOfPathCall)(listModelsOfPath(deps));
    serve(scope, listOptionalsCall)(listOptionals(deps));
    serve(scope, listPricesCall)(listPrices(deps));
    serve(scope, listSimilarCall)(listSimilar(deps));
    serve(scope, listStarredOptionalsCall)(listStarredOptionals(deps));
    serve(scope, listSubcategoriesCall)(listSubcategories(deps));
    serve(scope, listSubcategoriesOfPathCall)(listSubcategoriesOfPath(deps));
    serve(scope, listTanksCall)(listTanks(deps));
    serve(scope, verifyOfferCall)(verifyOffer(deps));
  });
}
