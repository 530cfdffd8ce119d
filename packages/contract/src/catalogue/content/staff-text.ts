import { TEXT_KEYS } from '@patio/domain/catalogue/content/text-keys.ts';
import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { line, text } from '../../wire/text.ts';

export const textKey = z.enum(TEXT_KEYS);
export const textParams = z.object({ key: textKey });

/** What the texts of the site can be sorted and narrowed by. */
export const textsList = listSpec({
  sorts: ['lugar', 'em'],
  order: 'lugar',
  filters: { rascunho: { kind: 'flag' } },
});

/** A text in the list of those who edit it. `codigo`: its place among them. */
export const staffTextRow = z.object({
  codigo: z.number(),
  chave: textKey,
  /** Null: nothing was written yet. */
  titulo: z.string().nullable(),
  rascunho: z.boolean(),
  /** The number of the version that is shown, who published it and when; null: it came with the site. */
  versao: z.number().nullable(),
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type StaffTextRow = z.output<typeof staffTextRow>;

/** A text in both languages; an empty title in English: Portuguese is shown everywhere. HTML is sanitised. */
export const writtenText = z.object({
  titulo: z.string(),
  html: z.string(),
  tituloEn: z.string(),
  htmlEn: z.string(),
});
export type WrittenText = z.output<typeof writtenText>;

/** The same as it is sent. */
export const givenText = z.object({
  titulo: line(120, 'text-title').min(1, 'text-title'),
  html: text(100_000, 'text-length'),
  tituloEn: line(120, 'text-title'),
  htmlEn: text(100_000, 'text-length'),
});

/** A text with its draft and its history, newest first. */
export const staffText = z.object({
  chave: textKey,
  publicado: writtenText.nullable(),
  rascunho: writtenText
    .extend({ versao: z.number(), por: z.string().nullable(), em: instant.nullable() })
    .nullable(),
  versoes: z.array(
    z.object({
      numero: z.number(),
      titulo: z.string(),
      por: z.string().nullable(),
      em: instant.nullable(),
      /** The version that it restored. */
      restaurada: z.number().nullable(),
    }),
  ),
});
export type StaffText = z.output<typeof staffText>;
