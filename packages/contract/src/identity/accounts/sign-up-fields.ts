import { z } from 'zod';
import type { FieldMessage } from '../../errors/field-texts/field-texts.ts';
import { anySecret, line } from '../../wire/text.ts';

/** An optional line: '' if missing, so that the validation of the whole form reports it in its order. */
export const typed = (max: number, message: FieldMessage) =>
  line(max, message)
    .nullish()
    .transform((text) => text ?? '');

/** What both sign-up forms share. All problems of a form are returned in one reply (S-30). */
export const signUpFields = {
  email: typed(320, 'email-invalid'),
  /** Digits only, area code first. */
  telefone: typed(30, 'phone-invalid'),
  password: anySecret('own-password-required')
    .nullish()
    .transform((text) => text ?? ''),
  /** Consent to offers by e-mail. */
  aceitaEmails: z.boolean().nullish(),
};

/** The interest token (S-30). */
export const signedUp = z.object({ data: z.string() });
