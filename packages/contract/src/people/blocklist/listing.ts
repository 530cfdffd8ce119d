import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** By the own document, by that of who represents a company, or by the devices of an account. */
export const listingKind = z.enum(['documento', 'representante', 'aparelho']);

/** Who neither deals nor opens another account to deal, as staff see it. */
export const listing = z.object({
  codigo: z.number(),
  tipo: listingKind,
  /** The last characters of a document; of a device when it was seen last. */
  indicio: z.string(),
  conta: z.number().nullable(),
  motivo: z.string(),
  por: z.string(),
  em: instant,
  /** Null while it holds. */
  liberacao: z.object({ motivo: z.string(), por: z.string(), em: instant }).nullable(),
});
