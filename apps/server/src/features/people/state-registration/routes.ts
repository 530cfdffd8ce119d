import { setStateRegistration as setCall } from '@patio/contract/people/state-registration/set-state-registration.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { setStateRegistration } from './set-state-registration.ts';

export function stateRegistrationRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, setCall)(setStateRegistration(deps));
}
