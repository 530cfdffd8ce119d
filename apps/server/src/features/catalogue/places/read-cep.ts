import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';

/** Parses a CEP as people write it, with dots, a hyphen or blanks, into eight digits. Errors: 422 with the reason. */
export function readCep(given: string, { idiom }: CallContext): string {
  const cep = given.replaceAll(/[.\- ]/g, '');
  if (/^\d{8}$/.test(cep)) return cep;
  const message = /^\d*$/.test(cep) ? 'cep-length' : 'cep-digits';
  throw new ApiError('invalid-fields', { erros: [fieldText(message, 'cep', idiom)] });
}
