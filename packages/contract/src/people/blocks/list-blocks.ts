import { z } from 'zod';
import { openDeal } from '../personal-data/get-personal-data.ts';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, instant } from '../../wire/primitives.ts';
import { accountBlock } from './account-block.ts';

/** The blocks of an account, newest first, and its deals in progress, which a block does not end. */
export const listBlocks = defineRoute({
  name: 'list-blocks',
  method: 'GET',
  path: '/admin/accounts/:id/blocks',
  access: 'staff',
  roles: ['sales', 'support'],
  tag: 'blocks',
  summary: 'Blocks of an account, and its open deals',
  params: codeParams,
  query: commonQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(accountBlock),
      /** Since when it is blocked; null if it is not. */
      bloqueadaEm: instant.nullable(),
      emAndamento: z.array(openDeal),
    }),
  },
  errors: ['user-not-found'],
});
