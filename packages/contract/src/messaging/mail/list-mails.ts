import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';

/** Every kind of mail that the product writes (S-40), with the subject of its first sample. */
export const listMails = defineRoute({
  name: 'list-mails',
  method: 'GET',
  path: '/admin/mails',
  access: 'staff',
  roles: ['sales', 'content'],
  tag: 'mail',
  summary: 'Kinds of mail',
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(
        z.object({
          tipo: z.string(),
          assunto: z.string(),
          /** Number of variants: `variante` of the preview is below it. */
          variantes: z.number(),
          /** Whether recipients can turn it off. */
          dispensavel: z.boolean(),
        }),
      ),
    }),
  },
  errors: [],
});
