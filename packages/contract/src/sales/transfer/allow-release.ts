import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { readVersion, transferReply } from './transfer.ts';

/**
 * Lets the keys of a purchase be released although steps are missing that the house requires, or takes that back; audited with its reason.
 * Administrators only.
 */
export const allowRelease = defineRoute({
  name: 'allow-release',
  method: 'POST',
  path: '/admin/purchases/:id/transfer/release',
  access: 'staff',
  tag: 'transfer',
  summary: 'Lets a vehicle be released before its transfer, or takes that back',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: readVersion, autorizar: z.boolean(), motivo: reason }),
  success: { status: 200, schema: transferReply },
  errors: [
    'purchase-not-found',
    'purchase-over',
    'transfer-changed',
    'transfer-state',
    'transfer-nothing-missing',
  ],
});
