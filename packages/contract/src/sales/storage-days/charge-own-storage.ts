import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { codeParams, commonQuery } from '../../wire/primitives.ts';
import { storageReply, storageVersion } from './storage.ts';

/** Has the storage until now charged, for a buyer whose vehicle leaves only once it is paid. */
export const chargeOwnStorage = defineRoute({
  name: 'charge-own-storage',
  method: 'POST',
  path: '/usrio/compras/:id/diarias/cobranca',
  access: 'user',
  tag: 'purchases',
  summary: 'Charges the storage until now of a purchase, to be paid before its exit',
  params: codeParams,
  query: commonQuery,
  body: z.object({ versao: storageVersion }),
  success: { status: 200, schema: storageReply },
  errors: ['purchase-not-found', 'storage-changed', 'storage-nothing'],
});
