import { exportDeliveries as exportDeliveriesCall } from '@patio/contract/sales/deliveries/export-deliveries.ts';
import { getOwnDelivery as getOwnDeliveryCall } from '@patio/contract/sales/deliveries/get-own-delivery.ts';
import { getPurchaseDelivery as getPurchaseDeliveryCall } from '@patio/contract/sales/deliveries/get-purchase-delivery.ts';
import { listDeliveries as listDeliveriesCall } from '@patio/contract/sales/deliveries/list-deliveries.ts';
import { moveOwnDelivery as moveOwnDeliveryCall } from '@patio/contract/sales/deliveries/move-own-delivery.ts';
import { movePurchaseDelivery as movePurchaseDeliveryCall } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportDeliveries } from './office/export-deliveries.ts';
import { getPurchaseDelivery } from './office/get-purchase-delivery.ts';
import { listDeliveries } from './office/list-deliveries.ts';
import { movePurchaseDelivery } from './office/move-purchase-delivery.ts';
import { getOwnDelivery } from './own/get-own-delivery.ts';
import { moveOwnDelivery } from './own/move-own-delivery.ts';

export function deliveryRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, exportDeliveriesCall)(exportDeliveries(deps));
  serve(app, getOwnDeliveryCall)(getOwnDelivery(deps));
  serve(app, getPurchaseDeliveryCall)(getPurchaseDelivery(deps));
  serve(app, listDeliveriesCall)(listDeliveries(deps));
  serve(app, moveOwnDeliveryCall)(moveOwnDelivery(deps));
  serve(app, movePurchaseDeliveryCall)(movePurchaseDelivery(deps));
}
