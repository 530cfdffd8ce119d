/**
 * Whether a text holds nothing but what document fields of the purchase flow take (FLOW-17, C-90): digits, dot, slash, hyphen; for a CNPJ
 * also letters, which it may have since July 2026 (rules 0.10).
 */
export function isDocumentText(text: string, document: 'cpf' | 'cnpj' | 'registration'): boolean {
  return document === 'cnpj' ? /^[0-9A-Za-z./-]*$/.test(text) : /^[0-9./-]*$/.test(text);
}
