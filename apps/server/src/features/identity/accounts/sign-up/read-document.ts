import { parseCnpj } from '@patio/domain/validation/cnpj.ts';
import { parseCpf } from '@patio/domain/validation/cpf.ts';
import type { FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';

export type DocumentReading =
  | { readonly kind: 'document'; readonly document: string }
  | { readonly kind: 'problem'; readonly message: FieldMessage };

/**
 * Parses the CPF of a person or the CNPJ of a legal entity, with or without punctuation. `strict` verifies the check digits (rule 0.10);
 * otherwise only the length is checked.
 */
export function readDocument(text: string, isCompany: boolean, strict: boolean): DocumentReading {
  const message = isCompany ? 'cnpj-invalid' : 'cpf-invalid';
  const parsed = isCompany ? parseCnpj(text) : parseCpf(text);
  const document = strict ? parsed : (parsed ?? loosely(text, isCompany));
  return document === null ? { kind: 'problem', message } : { kind: 'document', document };
}

function loosely(text: string, isCompany: boolean): string | null {
  const characters = text.replaceAll(/[./\- ]/g, '').toUpperCase();
  const shape = isCompany ? /^[A-Z0-9]{12}\d{2}$/ : /^\d{11}$/;
  return shape.test(characters) ? characters : null;
}
