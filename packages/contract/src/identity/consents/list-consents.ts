import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { consentRecord } from './record-consent.ts';

/** The cookie answers of the signed-in user and of the browser with the given `identificador`, latest first. */
export const listConsents = defineRoute({
  name: 'list-consents',
  method: 'GET',
  path: '/privacidade/consentimento',
  access: 'optional',
  tag: 'consents',
  summary: 'History of one’s answers about cookies',
  query: commonQuery.extend({ identificador: z.uuid().optional() }),
  success: { status: 200, schema: z.object({ data: z.array(consentRecord) }) },
  errors: [],
});
