import { z } from 'zod';
import type { FieldMessage } from '../../errors/field-texts.ts';
import { anySecret, line } from '../../wire/text.ts';

/** A line that may be missing: then it is '', and the check of the whole form says so in its turn. */
export const typed = (max: number, message: FieldMessage) =>
  line(max, message)
    .nullish()
    .transform((text) => text ?? '');

/** What both forms of signing up have. Everything that is wrong with a form comes in one reply (S-30). */
export const signUpFields = {
  email: typed(320, 'email-invalid'),
  /** Digits only, area code first. */
  telefone: typed(30, 'phone-invalid'),
  password: anySecret('own-password-required')
    .nullish()
    .transform((text) => text ?? ''),
  /** Whether offers may come by e-mail. */
  aceitaEmails: z.boolean().nullish(),
};

/** The interest token (S-30). */
export const signedUp = z.object({ data: z.string() });
