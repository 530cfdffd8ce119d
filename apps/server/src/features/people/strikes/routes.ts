import { exportStrikes as exportStrikesCall } from '@patio/contract/people/strikes/export-strikes.ts';
import { listAllStrikes as listAllStrikesCall } from '@patio/contract/people/strikes/list-all-strikes.ts';
import { listStrikes as listStrikesCall } from '@patio/contract/people/strikes/list-strikes.ts';
import { removeStrike as removeStrikeCall } from '@patio/contract/people/strikes/remove-strike.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { exportStrikes } from './export-strikes.ts';
import { listAllStrikes } from './list-all-strikes.ts';
import { listStrikes } from './list-strikes.ts';
import { removeStrike } from './remove-strike.ts';

export function strikeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, listAllStrikesCall)(listAllStrikes(deps));
  serve(app, exportStrikesCall)(exportStrikes(deps));
  serve(app, listStrikesCall)(listStrikes(deps));
  serve(app, removeStrikeCall)(removeStrike(deps));
}
