import { exportCharges as exportChargesCall } from '@patio/contract/finance/charge-list/export-charges.ts';
import { getCharge as getChargeCall } from '@patio/contract/finance/charge-list/get-charge.ts';
import { listCharges as listChargesCall } from '@patio/contract/finance/charge-list/list-charges.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportCharges } from './export-charges.ts';
import { getCharge } from './get-charge.ts';
import { listCharges } from './list-charges.ts';

export function chargeListRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listChargesCall)(listCharges(deps));
  serve(app, exportChargesCall)(exportCharges(deps));
  serve(app, getChargeCall)(getCharge(deps));
}
