import { listConsents as listConsentsCall } from '@patio/contract/identity/consents/list-consents.ts';
import { recordConsent as recordConsentCall } from '@patio/contract/identity/consents/record-consent.ts';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../../deps.ts';
import { serve } from '../../../platform/http/serve.ts';
import { listConsents } from './list-consents.ts';
import { recordConsent } from './record-consent.ts';

export function consentRoutes(app: FastifyInstance, deps: ServerDeps): void {
  serve(app, recordConsentCall)(recordConsent(deps));
  serve(app, listConsentsCall)(listConsents(deps));
}
