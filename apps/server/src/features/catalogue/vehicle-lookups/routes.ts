import { lookUpVehicle as lookUpVehicleCall } from '@patio/contract/catalogue/vehicle-lookups/look-up-vehicle.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { lookUpVehicle } from './look-up-vehicle.ts';

/** Looking vehicles up by plate or chassis. */
export async function vehicleLookupRoutes(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  serve(app, lookUpVehicleCall, { work: 'outside' })(lookUpVehicle(deps));
}
