import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';

/** Ids of the standard are letters and digits. */
const bankId = z.string().regex(/^[a-zA-Z0-9]{1,64}$/);

/**
 * News of a payment, as banks send them (`/pix` below the address that they were given). Nothing of it is believed: it only says what to ask
 * the bank about. Unknown and forged news get the same answer as others.
 */
export const receivePixNews = defineRoute({
  name: 'receive-pix-news',
  method: 'POST',
  path: '/pix/pix',
  access: 'public',
  tag: 'payments',
  summary: 'News of Pix payments, sent by the bank',
  // Up to a thousand payments at once.
  bodyBytes: 256 * 1024,
  // A bank that gets a refusal stops to send news.
  bodyCheck: 'late',
  body: z.object({
    pix: z
      .array(z.object({ endToEndId: bankId, txid: bankId.optional() }))
      .max(1000)
      .optional(),
  }),
  success: { status: 200, schema: z.object({}) },
  errors: [],
});
