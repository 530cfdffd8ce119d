import { bookOwnPickup as bookOwnPickupCall } from '@patio/contract/sales/pickups/book-own-pickup.ts';
import { bookPurchasePickup as bookPurchasePickupCall } from '@patio/contract/sales/pickups/book-purchase-pickup.ts';
import { cancelOwnPickup as cancelOwnPickupCall } from '@patio/contract/sales/pickups/cancel-own-pickup.ts';
import { cancelPurchasePickup as cancelPurchasePickupCall } from '@patio/contract/sales/pickups/cancel-purchase-pickup.ts';
import { exportPickups as exportPickupsCall } from '@patio/contract/sales/pickups/export-pickups.ts';
import { getOwnPickup as getOwnPickupCall } from '@patio/contract/sales/pickups/get-own-pickup.ts';
import { getPurchasePickup as getPurchasePickupCall } from '@patio/contract/sales/pickups/get-purchase-pickup.ts';
import { listPickups as listPickupsCall } from '@patio/contract/sales/pickups/list-pickups.ts';
import { listPickupPlaces as listPickupPlacesCall } from '@patio/contract/sales/pickups/list-pickup-places.ts';
import { savePickupPlace as savePickupPlaceCall } from '@patio/contract/sales/pickups/save-pickup-place.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { bookPurchasePickup } from './office/book-purchase-pickup.ts';
import { cancelPurchasePickup } from './office/cancel-purchase-pickup.ts';
import { exportPickups } from './office/export-pickups.ts';
import { getPurchasePickup } from './office/get-purchase-pickup.ts';
import { listPickups } from './office/list-pickups.ts';
import { bookOwnPickup } from './own/book-own-pickup.ts';
import { cancelOwnPickup } from './own/cancel-own-pickup.ts';
import { getOwnPickup } from './own/get-own-pickup.ts';
import { listPickupPlaces } from './places/list-pickup-places.ts';
import { savePickupPlace } from './places/save-pickup-place.ts';

export function pickupRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, bookOwnPickupCall)(bookOwnPickup(deps));
  serve(app, bookPurchasePickupCall)(bookPurchasePickup(deps));
  serve(app, cancelOwnPickupCall)(cancelOwnPickup(deps));
  serve(app, cancelPurchasePickupCall)(cancelPurchasePickup(deps));
  serve(app, exportPickupsCall)(exportPickups(deps));
  serve(app, getOwnPickupCall)(getOwnPickup(deps));
  serve(app, getPurchasePickupCall)(getPurchasePickup(deps));
  serve(app, listPickupPlacesCall)(listPickupPlaces(deps));
  serve(app, savePickupPlaceCall)(savePickupPlace(deps));
  serve(app, listPickupsCall)(listPickups(deps));
}
