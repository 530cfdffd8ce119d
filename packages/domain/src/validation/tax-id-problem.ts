import { parseCnpj } from './cnpj.ts';
import { parseCpf } from './cpf.ts';

/** Problems of a CPF or CNPJ, in the order of checking. */
export type TaxIdProblem = 'required' | 'characters' | 'length' | 'digits';

/** Length of each document (A§9). */
export const TAX_ID_LENGTH = { cpf: 11, cnpj: 14 } as const;

/**
 * Validates a typed CPF or CNPJ, null if it is valid: missing, invalid characters, too short or too long, wrong check digits (A§5; a CNPJ
 * may contain letters, rules 0.10). Its mask is ignored. `strict` false skips the check digits.
 */
export function taxIdProblem(text: string, document: 'cpf' | 'cnpj', strict: boolean): TaxIdProblem | null {
  if (text.trim() === '') return 'required';
  const parsed = document === 'cpf' ? parseCpf(text) : parseCnpj(text);
  if (parsed !== null) return null;
  const characters = text.replaceAll(/[./\-\s]/g, '');
  if (!(document === 'cpf' ? /^\d*$/ : /^[a-z0-9]*$/i).test(characters)) return 'characters';
  if (characters.length !== TAX_ID_LENGTH[document]) return 'length';
  if (document === 'cnpj' && !/\d\d$/.test(characters)) return 'characters';
  return strict ? 'digits' : null;
}
