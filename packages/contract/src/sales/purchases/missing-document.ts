import { z } from 'zod';
import { documentKind } from '../purchase-documents/purchase-document.ts';

/** A document without which a purchase does not go on, and whose turn it is. */
export const missingDocument = z.object({
  tipo: documentKind,
  /** To be sent or issued, or sent and to be checked. */
  falta: z.enum(['enviar', 'conferir']),
  quem: z.enum(['comprador', 'vendedor']),
  /** The last day, yyyy-mm-dd; null: it has none. */
  ate: z.string().nullable(),
  atrasado: z.boolean(),
});

export type MissingDocument = z.output<typeof missingDocument>;
