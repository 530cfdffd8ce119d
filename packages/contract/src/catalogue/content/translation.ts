import { z } from 'zod';
import { line } from '../../wire/text.ts';

/** The kinds of names that can be translated: `codigo` is the code of a category or subcategory, the guid of a banner. */
export const translatedKind = z.enum(['categoria', 'subcategoria', 'banner']);

/** A name in Portuguese and in English; null: not translated, so the Portuguese one is shown everywhere. */
export const translation = z.object({
  tipo: translatedKind,
  codigo: z.string(),
  nome: z.string(),
  nomeEn: z.string().nullable(),
  descricao: z.string().nullable(),
  descricaoEn: z.string().nullable(),
  /** Of a banner's own button. */
  botao: z.string().nullable(),
  botaoEn: z.string().nullable(),
});

/** Optional single-line texts. */
export const optionalWords = (length: number) => line(length).default('');
