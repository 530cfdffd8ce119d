import { humanText, type TextReading } from '@patio/domain/texts/human-text.ts';
import { z } from 'zod';
import { UNREADABLE, type FieldMessage } from '../errors/field-texts.ts';

/** What people write, as `humanText` takes it; what it refuses is refused here in words of its own. */
function typed(reading: TextReading, message: FieldMessage | undefined) {
  return z.string(message ? { error: message } : undefined).check((given) => {
    const read = humanText(given.value, reading);
    if ('text' in read) given.value = read.text;
    else given.issues.push({ code: 'custom', message: UNREADABLE, input: given.value, continue: false });
  });
}

/** One line of typed text, `max` characters at most. A `message` is said for a missing or wrong type too. */
export function line(max: number, message?: FieldMessage) {
  return typed({ lines: 'one' }, message).max(max, message);
}

/** As `line`, and something must remain. `invalid`: said of what is there but too long. */
export function requiredLine(max: number, message?: FieldMessage, invalid = message) {
  return typed({ lines: 'one' }, message).min(1, message).max(max, invalid);
}

/** Typed text of any number of lines, `max` characters at most. */
export function text(max: number, message?: FieldMessage) {
  return typed({ lines: 'several' }, message).max(max, message);
}

/** As `text`, and something must remain. */
export function requiredText(max: number, message: FieldMessage, invalid = message) {
  return typed({ lines: 'several' }, message).min(1, message).max(max, invalid);
}

/** As `requiredText`, but blanks and composition stay as they were typed; what can never be shown is dropped all the same. */
export function requiredTextAsTyped(max: number, message: FieldMessage, invalid = message) {
  return typed({ lines: 'several', asTyped: true }, message).min(1, message).max(max, invalid);
}

/** A secret as typed: neither trimmed nor changed nor shown; the bound keeps hashing cheap. */
export function secret(message?: FieldMessage) {
  return z
    .string(message ? { error: message } : undefined)
    .min(1, message)
    .max(1000, message);
}

/** As `secret`, and may be empty: the rules of its form say so in their turn. */
export function anySecret(missing?: FieldMessage) {
  return z.string(missing ? { error: missing } : undefined).max(1000);
}

/** What one program wrote for another to give back: visible ASCII, changed by nobody. */
export function token(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[\x21-\x7e]*$/);
}
