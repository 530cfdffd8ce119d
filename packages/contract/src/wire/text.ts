import { humanText, type TextReading } from '@patio/domain/texts/human-text.ts';
import { z } from 'zod';
import { UNREADABLE, type FieldMessage } from '../errors/field-texts/field-texts.ts';

/** User-written text, normalised by `humanText`; what that refuses gets its own message here. */
function typed(reading: TextReading, message: FieldMessage | undefined) {
  return z.string(message ? { error: message } : undefined).check((given) => {
    const read = humanText(given.value, reading);
    if ('text' in read) given.value = read.text;
    else given.issues.push({ code: 'custom', message: UNREADABLE, input: given.value, continue: false });
  });
}

/** One line of typed text, at most `max` characters. `message` is also used for a missing or wrong type. */
export function line(max: number, message?: FieldMessage) {
  return typed({ lines: 'one' }, message).max(max, message);
}

/** As `line`, but required. `invalid`: message for a text that is too long. */
export function requiredLine(max: number, message?: FieldMessage, invalid = message) {
  return typed({ lines: 'one' }, message).min(1, message).max(max, invalid);
}

/** Typed text of any number of lines, at most `max` characters. */
export function text(max: number, message?: FieldMessage) {
  return typed({ lines: 'several' }, message).max(max, message);
}

/** As `text`, but required. */
export function requiredText(max: number, message: FieldMessage, invalid = message) {
  return typed({ lines: 'several' }, message).min(1, message).max(max, invalid);
}

/** As `requiredText`, but blanks and composition stay as typed; invisible characters are dropped nevertheless. */
export function requiredTextAsTyped(max: number, message: FieldMessage, invalid = message) {
  return typed({ lines: 'several', asTyped: true }, message).min(1, message).max(max, invalid);
}

/** A secret as typed: neither trimmed nor changed nor shown; the length limit keeps hashing cheap. */
export function secret(message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .min(1, message)
    .max(1000, message);
}

/** As `secret`, but may be empty: the rules of its form report that in their order. */
export function anySecret(missing?: FieldMessage) {
  return z.string(missing ? { error: missing } : undefined).max(1000);
}

/** A machine-generated token to be returned unchanged: visible ASCII. */
export function token(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[\x21-\x7e]*$/);
}
