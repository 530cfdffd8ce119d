import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** What a buyer may withdraw, and until when: the offer was reopened, is stayed, or a fact was corrected. */
export const withdrawal = z.object({
  motivo: z.enum(['reaberta', 'suspensa', 'corrigida']),
  /** Null: until the stay is released. */
  ate: instant.nullable(),
  /** The highest of the bids concerned, as everyone sees it; never a maximum. */
  valor: reais,
});
export type Withdrawal = z.output<typeof withdrawal>;
