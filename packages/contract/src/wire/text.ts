import { isBlank } from '@patio/domain/validation/blank.ts';
import { CLEAN_LINE } from '@patio/domain/validation/clean-line.ts';
import { z } from 'zod';
import type { FieldMessage } from '../errors/field-texts.ts';

/** What any number of lines may hold: as one line, and direction is the writer's own. */
const CLEAN_TEXT = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

/** Typed text without what stands around it; '' when nothing of it can be seen. */
function written(text: string): string {
  return isBlank(text) ? '' : text.trim();
}

/**
 * One line of typed text: trimmed, without control characters, `max` characters at most. A `message` is said for a missing or wrong
 * type too.
 */
export function line(max: number, message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .overwrite(written)
    .max(max, message)
    .regex(CLEAN_LINE, message);
}

/** As `line`, and something must remain. `invalid`: said of what is there but too long or not clean. */
export function requiredLine(max: number, message?: FieldMessage, invalid = message) {
  return z
    .string(message ? { error: message } : undefined)
    .overwrite(written)
    .min(1, message)
    .max(max, invalid)
    .regex(CLEAN_LINE, invalid);
}

/** Typed text of any number of lines, trimmed, `max` characters at most. */
export function text(max: number, message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .overwrite(written)
    .max(max, message)
    .regex(CLEAN_TEXT, message);
}

/** As `text`, and something must remain. */
export function requiredText(max: number, message: FieldMessage, invalid: FieldMessage) {
  return text(max, invalid).min(1, message);
}

/** A secret as typed: neither trimmed nor shown; the bound keeps hashing cheap. */
export function secret(message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .min(1, message)
    .max(1000, message);
}
