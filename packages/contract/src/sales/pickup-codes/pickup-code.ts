import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** The code with which a purchase is collected, for its buyer alone. */
export const pickupCode = z.object({
  /** In two groups: `ABCD-2345`. */
  codigo: z.string(),
  feitoEm: instant,
});

export type PickupCode = z.output<typeof pickupCode>;
