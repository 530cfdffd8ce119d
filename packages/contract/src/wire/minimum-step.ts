import { z } from 'zod';

/** By how much a bid must exceed the price: `any` amount, or at least one `increment`. */
export const minimumStep = z.enum(['any', 'increment']);
