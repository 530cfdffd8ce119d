import { z } from 'zod';

/** Where a push service takes messages for one device, as the browser writes it: `new URL` forgives more than an address may hold. */
export const pushAddress = z
  .url()
  .max(1000)
  .regex(/^[\x21-\x7e]+$/);
