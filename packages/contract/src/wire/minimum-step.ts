import { z } from 'zod';

/** By how much a bid must lie above the price: `any` amount, or one `increment` at least. */
export const minimumStep = z.enum(['any', 'increment']);
