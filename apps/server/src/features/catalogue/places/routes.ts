import { findPostalCode as findContract } from '@patio/contract/catalogue/places/find-postal-code.ts';
import { listCities as citiesContract } from '@patio/contract/catalogue/places/list-cities.ts';
import { listStates as statesContract } from '@patio/contract/catalogue/places/list-states.ts';
import { locatePostalCode as locateContract } from '@patio/contract/catalogue/places/locate-postal-code.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { cepLookUp } from './cep-look-up.ts';
import { findPostalCode } from './find-postal-code.ts';
import { listCities } from './list-cities.ts';
import { listStates } from './list-states.ts';
import { locatePostalCode } from './locate-postal-code.ts';
import { warnWithoutService } from './warn-without-service.ts';

export function placeRoutes(app: FastifyInstance, deps: ServerDeps): void {
  warnWithoutService(deps);
  const lookUp = cepLookUp(deps);
  serve(app, statesContract)(listStates(deps));
  serve(app, citiesContract)(listCities(deps));
  // They wait for an external service, under a limit of their own.
  serve(app, findContract, { work: null })(findPostalCode(deps, lookUp));
  serve(app, locateContract, { work: null })(locatePostalCode(deps, lookUp));
}
