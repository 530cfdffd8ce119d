import { chargeOwnStorage as chargeOwnStorageCall } from '@patio/contract/sales/storage-days/charge-own-storage.ts';
import { chargePurchaseStorage as chargePurchaseStorageCall } from '@patio/contract/sales/storage-days/charge-purchase-storage.ts';
import { getOwnStorage as getOwnStorageCall } from '@patio/contract/sales/storage-days/get-own-storage.ts';
import { getPurchaseStorage as getPurchaseStorageCall } from '@patio/contract/sales/storage-days/get-purchase-storage.ts';
import { waivePurchaseStorage as waivePurchaseStorageCall } from '@patio/contract/sales/storage-days/waive-purchase-storage.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { chargePurchaseStorage } from './office/charge-purchase-storage.ts';
import { getPurchaseStorage } from './office/get-purchase-storage.ts';
import { waivePurchaseStorage } from './office/waive-purchase-storage.ts';
import { chargeOwnStorage } from './own/charge-own-storage.ts';
import { getOwnStorage } from './own/get-own-storage.ts';

/** Routes of storage days. */
export function storageRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getOwnStorageCall)(getOwnStorage(deps));
  serve(app, chargeOwnStorageCall)(chargeOwnStorage(deps));
  serve(app, getPurchaseStorageCall)(getPurchaseStorage(deps));
  serve(app, chargePurchaseStorageCall)(chargePurchaseStorage(deps));
  serve(app, waivePurchaseStorageCall)(waivePurchaseStorage(deps));
}
