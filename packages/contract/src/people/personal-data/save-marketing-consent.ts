import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { marketingConsent } from './get-personal-data.ts';

/** Gives or withdraws the consent to offers by e-mail (Lei 13.709/2018, art. 8, § 5); returns every answer so far, latest first. */
export const saveMarketingConsent = defineRoute({
  name: 'save-marketing-consent',
  method: 'PUT',
  path: '/usrio/dados/emails',
  access: 'user',
  tag: 'personal-data',
  summary: 'Gives or withdraws the consent to offers by e-mail',
  query: commonQuery,
  body: z.object({ aceita: z.boolean() }),
  success: {
    status: 200,
    schema: z.object({ aceitaEmails: z.boolean(), emails: z.array(marketingConsent) }),
  },
  errors: [],
});
