import { formatCnpj } from './cnpj.ts';
import { formatCpf } from './cpf.ts';

const CPF_DIGITS = 11;

/** A CPF or CNPJ as people write it; null: there is none. */
export function shownDocument(document: string | null): string | null {
  if (document === null) return null;
  return document.length === CPF_DIGITS ? formatCpf(document) : formatCnpj(document);
}
