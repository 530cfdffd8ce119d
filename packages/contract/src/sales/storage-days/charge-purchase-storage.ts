import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storageReply, storageVersion } from './storage.ts';

/** Has the storage until now charged, for a buyer who stands at the gate and wants to pay. */
export const chargePurchaseStorage = defineRoute({
  name: 'charge-purchase-storage',
  method: 'POST',
  path: '/admin/purchases/:id/storage/charge',
  access: 'staff',
  roles: ['sales', 'finance', 'yard'],
  partners: true,
  tag: 'yard',
  summary: 'Charges the storage until now of a purchase, to be paid before its exit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: storageVersion }),
  success: { status: 200, schema: storageReply },
  errors: ['purchase-not-found', 'storage-changed', 'storage-nothing'],
});
