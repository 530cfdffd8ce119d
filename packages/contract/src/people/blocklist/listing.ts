import { z } from 'zod';
import { instant } from '../../wire/primitives.ts';

/** By the user's document, by that of a company's representative, or by the devices of an account. */
export const listingKind = z.enum(['documento', 'representante', 'aparelho']);

/** A user barred from dealing and from opening another account to deal, for staff. */
export const listing = z.object({
  codigo: z.number(),
  tipo: listingKind,
  /** The last characters of a document; for a device when it was last seen. */
  indicio: z.string(),
  conta: z.number().nullable(),
  motivo: z.string(),
  por: z.string(),
  em: instant,
  /** Null while it holds. */
  liberacao: z.object({ motivo: z.string(), por: z.string(), em: instant }).nullable(),
});
