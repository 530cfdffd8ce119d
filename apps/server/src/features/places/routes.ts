import { findPostalCode as findContract } from '@patio/contract/places/find-postal-code.ts';
import { listCities as citiesContract } from '@patio/contract/places/list-cities.ts';
import { listStates as statesContract } from '@patio/contract/places/list-states.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { serve } from '../../platform/http/serve.ts';
import { findPostalCode } from './find-postal-code.ts';
import { listCities } from './list-cities.ts';
import { listStates } from './list-states.ts';

export function placeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, statesContract)(listStates(deps));
  serve(app, citiesContract)(listCities(deps));
  serve(app, findContract)(findPostalCode(deps));
}
