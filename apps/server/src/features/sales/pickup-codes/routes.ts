import { getOwnPickupCode as getOwnPickupCodeCall } from '@patio/contract/sales/pickup-codes/get-own-pickup-code.ts';
import { replaceOwnPickupCode as replaceOwnPickupCodeCall } from '@patio/contract/sales/pickup-codes/replace-own-pickup-code.ts';
import { replacePickupCode as replacePickupCodeCall } from '@patio/contract/sales/pickup-codes/replace-pickup-code.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { getOwnPickupCode } from './get-own-pickup-code.ts';
import { replaceOwnPickupCode } from './replace-own-pickup-code.ts';
import { replacePickupCode } from './replace-pickup-code.ts';

export function pickupCodeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, getOwnPickupCodeCall)(getOwnPickupCode(deps));
  serve(app, replaceOwnPickupCodeCall)(replaceOwnPickupCode(deps));
  serve(app, replacePickupCodeCall)(replacePickupCode(deps));
}
