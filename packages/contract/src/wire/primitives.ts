import { z } from 'zod';

/** Money on the wire: reais with at most two decimals; inside the program it is centavos. */
export const reais = z.number().nonnegative();

/** An instant: ISO 8601 in UTC. */
export const instant = z.string();

/** How something stood when it was read; sent back with a change, it keeps one tab from undoing what another one saved. */
export const version = z.string().max(40);

/** 'S' or 'N', where the documents write S/N (C-28). */
export const flag = z.enum(['S', 'N']);

/** Lets a number pass, also as digits in a text, and nothing else: a list of one number reads as that number otherwise. */
export function asWritten<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (given) =>
      typeof given === 'number' || (typeof given === 'string' && /^-?\d+$/.test(given)) ? given : NaN,
    schema,
  );
}

/** A code in an address or a body: a positive whole number, also as text. */
export const code = asWritten(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER));

export const codeParams = z.object({ id: code });

/** A line of text without control characters, which no name has and a database refuses. */
export const plainText = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .regex(/^\P{Cc}*$/u);

/** What somebody types to search for. */
export const searchTerm = z
  .string()
  .trim()
  .max(200, 'term-length')
  .regex(/^\P{Cc}*$/u);

/** Query fields that every call takes. */
export const commonQuery = z.object({
  idiom: z.string().optional(),
  partner: plainText(100).optional(),
});

/** A comma list of codes: `1,2,3`. */
export const codeList = z
  .string()
  .max(2000)
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))].filter(Number.isSafeInteger));

/** A comma list of words. */
export const wordList = plainText(2000).transform((text) =>
  [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== ''),
);
