import { z } from 'zod';
import { instant, reais } from '../../wire/primitives.ts';

/** What a buyer may take back, and until when: the offer was reopened, its end is stayed, or a fact was corrected. */
export const withdrawal = z.object({
  motivo: z.enum(['reaberta', 'suspensa', 'corrigida']),
  /** Null: until the stay is lifted. */
  ate: instant.nullable(),
  /** The highest of the bids that would be taken back, as everyone sees it; never a maximum. */
  valor: reais,
});
export type Withdrawal = z.output<typeof withdrawal>;
