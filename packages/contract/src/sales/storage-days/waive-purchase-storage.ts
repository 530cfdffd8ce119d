import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery, reais } from '../../wire/primitives.ts';
import { reason } from '../../wire/reasons.ts';
import { storageReply, storageVersion } from './storage.ts';

/** Waives storage that is owed, or all that was charged of it, with a reason that the buyer reads. */
export const waivePurchaseStorage = defineRoute({
  name: 'waive-purchase-storage',
  method: 'POST',
  path: '/admin/purchases/:id/storage/waiver',
  access: 'staff',
  roles: ['sales', 'finance'],
  tag: 'yard',
  summary: 'Waives storage of a purchase',
  params: codeParams,
  query: commonQuery,
  body: z.object({
    /** Null: all that was charged. */
    valor: reais.nullable(),
    motivo: reason,
    versao: storageVersion,
  }),
  success: { status: 200, schema: storageReply },
  errors: ['purchase-not-found', 'storage-changed', 'storage-nothing', 'storage-amount', 'storage-above'],
});
