import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery } from '../../wire/primitives.ts';
import { storeName } from './choose-store-name.ts';

/** Whether a store name is available; `motivo` says why not. */
export const checkStoreName = defineRoute({
  name: 'check-store-name',
  method: 'GET',
  path: '/partner/url-loja',
  access: 'public',
  tag: 'partners',
  summary: 'Whether a store name is free',
  query: commonQuery.extend({ urlLoja: storeName.default('') }),
  success: {
    status: 200,
    schema: z.object({ disponivel: z.boolean(), motivo: z.string().nullable() }),
  },
  errors: [],
});
