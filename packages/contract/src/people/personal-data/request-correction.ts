import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { text } from '../../wire/text.ts';
import { correctionSubject, personalDataRequest } from './personal-data-request.ts';

/** Requests the correction of data that users cannot change themselves (C-88). The same text sent twice is one request. */
export const requestCorrection = defineRoute({
  name: 'request-correction',
  method: 'POST',
  path: '/usrio/dados/correcao',
  access: 'user',
  tag: 'personal-data',
  summary: 'Asks for a correction of one’s own data',
  query: commonQuery,
  body: z.object({
    assunto: correctionSubject,
    texto: text(2000, 'correction-text').min(5, 'correction-text'),
  }),
  success: { status: 201, schema: z.object({ data: personalDataRequest }) },
  errors: ['too-many-corrections'],
});
