import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';

/** By the user's document, by that of a company's representative, or by the devices of an account. */
export const listingKind = z.enum(['documento', 'representante', 'aparelho']);

/** What the blocklist can be sorted and narrowed by. */
export const listingsList = listSpec({
  sorts: ['em'],
  order: '-em',
  filters: {
    vigente: { kind: 'flag' },
    tipo: { kind: 'words', options: listingKind.options },
    conta: { kind: 'codes', of: 'account' },
    em: { kind: 'days' },
  },
});

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
