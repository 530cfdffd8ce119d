import { z } from 'zod';
import type { FieldMessage } from '../errors/field-texts.ts';

/**
 * One line of typed text: trimmed, without control characters, `max` characters at most. A `message` is said for a missing or wrong
 * type too.
 */
export function line(max: number, message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .trim()
    .max(max, message)
    .regex(/^\P{Cc}*$/u, message);
}

/** As `line`, and something must remain after trimming. */
export function requiredLine(max: number, message?: FieldMessage) {
  return line(max, message).min(1, message);
}

/** A secret as typed: neither trimmed nor shown; the bound keeps hashing cheap. */
export function secret(message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .min(1, message)
    .max(1000, message);
}
