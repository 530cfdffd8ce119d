import { z } from 'zod';

/** The endpoint of a push service for one device, as written by the browser: `new URL` accepts more than is allowed here. */
export const pushAddress = z
  .url()
  .max(1000)
  .regex(/^[\x21-\x7e]+$/);
