import { OPTIONAL_KINDS, POLICY_VERSIONS } from '@patio/domain/identity/consents/consent.ts';
import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, instant } from '../../wire/primitives.ts';

/** An answer about cookies: the version of the policy, and the kinds allowed besides the necessary ones; none is a refusal. */
export const consentRecord = z.object({
  versao: z.enum(POLICY_VERSIONS),
  permitidos: z.array(z.enum(OPTIONAL_KINDS)),
  quando: instant,
});
export type ConsentRecord = z.output<typeof consentRecord>;

/**
 * Stores an answer about cookies permanently (Lei 13.709/2018, art. 8): for the account if there is a session, and for the random
 * `identificador` of the browser. The same answer again is not stored twice; the reply says when it was first given.
 */
export const recordConsent = defineRoute({
  name: 'record-consent',
  method: 'POST',
  path: '/privacidade/consentimento',
  access: 'optional',
  tag: 'consents',
  summary: 'Keeps an answer about cookies',
  query: commonQuery,
  body: z.object({
    versao: z.enum(POLICY_VERSIONS),
    permitidos: z.array(z.enum(OPTIONAL_KINDS)).max(OPTIONAL_KINDS.length),
    identificador: z.uuid(),
  }),
  success: { status: 201, schema: z.object({ data: consentRecord }) },
  errors: ['too-many-requests'],
});
