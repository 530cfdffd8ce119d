import { z } from 'zod';
import { code, instant } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';

export const savedSearchFrequency = z.enum(['IMEDIATA', 'DIARIA', 'NUNCA']);
export type SavedSearchFrequency = z.output<typeof savedSearchFrequency>;

export const savedSearchName = line(120).min(1, 'search-name-required');

/** The user's alert channels. */
export const alertFields = {
  frequencia: savedSearchFrequency,
  email: z.boolean(),
  notificacao: z.boolean(),
};

/** A search that a user follows. */
export const savedSearch = z.object({
  codigo: z.number(),
  nome: z.string(),
  /** The filter under the names of `GET /offer`, as the query of a URL; defaults are left out. */
  filtro: z.string(),
  /** The store in which it was saved, or null. */
  parceiro: z.string().nullable(),
  ...alertFields,
  /** New matches since the search was last viewed that are still open. */
  novas: z.number(),
  dataCriacao: instant,
});
export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearchParams = z.object({ id: code });
