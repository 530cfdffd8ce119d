import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { protocolParams } from './personal-data-request.ts';

/**
 * The requested copy, only for its owner and for some days: JSON (schema: `/privacidade/dados/esquema`), or one HTML page to read and print
 * in the language of the call.
 */
export const downloadExport = defineRoute({
  name: 'download-export',
  method: 'GET',
  path: '/usrio/dados/exportacao/:protocolo',
  access: 'user',
  tag: 'personal-data',
  summary: 'Downloads the copy of one’s own data',
  params: protocolParams,
  query: commonQuery.extend({ formato: z.enum(['json', 'html']).default('json') }),
  success: { status: 200, content: 'binary' },
  errors: ['not-found'],
});
