import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { previewParams } from './preview-token.ts';

/** API-34, S-26: the profiles that a reviewer may view as. */
export const listPreviewProfiles = defineRoute({
  name: 'list-preview-profiles',
  method: 'GET',
  path: '/offer/token/:token/profiles',
  access: 'public',
  tag: 'preview',
  summary: 'Profiles of a preview',
  params: previewParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({ data: z.array(z.object({ codigo: z.number(), descricao: z.string() })) }),
  },
  errors: ['preview-not-found'],
});
