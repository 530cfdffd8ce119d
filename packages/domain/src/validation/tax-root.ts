const ROOT_OF_CNPJ = 8;
const CNPJ = 14;

/** The identity behind a tax number: a CPF is its own, a CNPJ that of the company that all its establishments belong to. Null without one. */
export function taxRoot(document: string | null): string | null {
  if (document === null || document === '') return null;
  return document.length === CNPJ ? `cnpj ${document.slice(0, ROOT_OF_CNPJ)}` : `cpf ${document}`;
}
