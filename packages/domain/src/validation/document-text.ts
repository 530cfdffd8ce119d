/**
 * Whether a text contains only characters that document fields accept (FLOW-17, C-90): digits, dot, slash, hyphen; a tax id also letters,
 * which a CNPJ may have since July 2026 (rules 0.10).
 */
export function isDocumentText(text: string, document: 'tax-id' | 'registration'): boolean {
  return document === 'tax-id' ? /^[0-9A-Za-z./-]*$/.test(text) : /^[0-9./-]*$/.test(text);
}
