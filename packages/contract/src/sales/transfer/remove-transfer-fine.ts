import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { transferReply } from './transfer.ts';

/** Strikes a fine that was recorded by mistake, with a reason that the buyer reads. */
export const removeTransferFine = defineRoute({
  name: 'remove-transfer-fine',
  method: 'POST',
  path: '/admin/purchases/:id/fines/:multa/remove',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'transfer',
  summary: 'Strikes a fine of a sold vehicle',
  params: z.object({ id: code, multa: code }),
  query: commonQuery,
  body: z.object({ motivo: reason }),
  success: { status: 200, schema: transferReply },
  errors: ['purchase-not-found', 'purchase-over', 'fine-not-found'],
});
