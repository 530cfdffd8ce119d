const ROOT_OF_CNPJ = 8;
const CNPJ = 14;

/** Whom a tax number stands for: a CPF for itself, a CNPJ for the company that all its establishments belong to. Null without one. */
export function taxRoot(document: string | null): string | null {
  if (document === null || document === '') return null;
  return document.length === CNPJ ? `cnpj ${document.slice(0, ROOT_OF_CNPJ)}` : `cpf ${document}`;
}
