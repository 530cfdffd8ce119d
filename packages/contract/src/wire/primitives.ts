import { z } from 'zod';
import { line } from './text.ts';

/** Money in calls: reais with at most two decimals; inside the program it is centavos. */
export const reais = z.number().nonnegative();

/** An instant: ISO 8601 in UTC. */
export const instant = z.string();

/** An instant that a caller gives: ISO 8601 with a zone. */
export const givenInstant = z.iso.datetime({ offset: true });

/** Version of data as read; sent back with a change, it keeps one tab from overwriting what another one saved. */
export const version = z
  .string()
  .max(40)
  .regex(/^[\x20-\x7e]*$/);

/** 'S' or 'N', where the specification writes S/N (C-28). */
export const flag = z.enum(['S', 'N']);

/** Accepts a number, also as digits in a text, and nothing else: a list of one number would otherwise be coerced to that number. */
export function asWritten<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (given) =>
      typeof given === 'number' || (typeof given === 'string' && /^-?\d+$/.test(given)) ? given : NaN,
    schema,
  );
}

/** A code in a URL or a body: a positive integer, also as text. */
export const code = asWritten(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER));

export const codeParams = z.object({ id: code });

/** A typed search term. */
export const searchTerm = line(200, 'term-length');

/** Query fields that every call accepts. */
export const commonQuery = z.object({
  idiom: line(100).optional(),
  partner: line(100).optional(),
});

/** A comma-separated list of codes: `1,2,3`. */
export const codeList = z
  .string()
  .max(2000)
  .regex(/^\d+(,\d+)*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))].filter(Number.isSafeInteger));

/** A comma list of words. */
export const wordList = line(2000).transform((text) =>
  [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== ''),
);
