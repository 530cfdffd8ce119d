import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { code, commonQuery } from '../../wire/primitives.ts';
import { ownPix } from '../pix/own-pix.ts';
import { ownDeposit } from './own-deposit.ts';

/** The deposit that an offer asks of the user, and the Pix that pays it; without a Pix it is held already. Asking again finds the same. */
export const openOwnDeposit = defineRoute({
  name: 'open-own-deposit',
  method: 'POST',
  path: '/usrio/caucoes',
  access: 'user',
  tag: 'payments',
  summary: 'A Pix for the deposit that an offer asks of the signed-in user',
  query: commonQuery,
  body: z.object({ cdofrta: code }),
  success: {
    status: 200,
    schema: z.object({ data: z.object({ caucao: ownDeposit, pix: ownPix.shape.pix }) }),
  },
  errors: [
    'offer-not-found',
    'offer-finished',
    'deposit-not-needed',
    'pix-charge-settled',
    'pix-charge-cancelled',
    'pix-not-offered',
    'pix-unavailable',
    'pix-too-many',
  ],
});
