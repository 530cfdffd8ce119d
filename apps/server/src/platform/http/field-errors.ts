import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** All field errors of one body in one reply, in the order of the fields, without repeats (S-30). */
export function fieldErrors(error: z.ZodError, idiom: Idiom): ApiError {
  const erros = error.issues.map((issue) => fieldText(issue.message, issue.path.join('.'), idiom));
  return new ApiError('invalid-fields', { erros: [...new Set(erros)] });
}
