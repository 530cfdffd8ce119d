import { listBuyerFees as listFeesCall } from '@patio/contract/trading/charges/list-buyer-fees.ts';
import { listFreightRates as listRatesCall } from '@patio/contract/trading/charges/list-freight-rates.ts';
import { listYards as listYardsCall } from '@patio/contract/trading/charges/list-yards.ts';
import { previewFreight as previewCall } from '@patio/contract/trading/charges/preview-freight.ts';
import { removeFreightRate as removeRateCall } from '@patio/contract/trading/charges/remove-freight-rate.ts';
import { saveBuyerFee as saveFeeCall } from '@patio/contract/trading/charges/save-buyer-fee.ts';
import { saveFreightRate as saveRateCall } from '@patio/contract/trading/charges/save-freight-rate.ts';
import { saveYard as saveYardCall } from '@patio/contract/trading/charges/save-yard.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listBuyerFees, saveBuyerFee } from './buyer-fees.ts';
import { listFreightRates, removeFreightRate, saveFreightRate } from './freight-rates.ts';
import { previewFreight } from './preview-freight.ts';
import { listYards, saveYard } from './yards.ts';

export function chargeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listRatesCall)(listFreightRates(deps));
  serve(app, saveRateCall)(saveFreightRate(deps));
  serve(app, removeRateCall)(removeFreightRate(deps));
  serve(app, previewCall)(previewFreight(deps));
  serve(app, listFeesCall)(listBuyerFees(deps));
  serve(app, saveFeeCall)(saveBuyerFee(deps));
  serve(app, listYardsCall)(listYards(deps));
  serve(app, saveYardCall)(saveYard(deps));
}
