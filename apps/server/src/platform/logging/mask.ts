const SECRET_KEYS =
  /^(authorization|cookie|set-cookie|.*(password|senha|secret|token).*|codigoacesso|access_?code|cpf|cnpj|cpfresponsavel|e?-?mail|telefone|phone|api_?key|.*secretkey)$/i;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/\b([a-z][a-z0-9+]*:\/\/)[^\s/:@]*:[^\s/@]+@/gi, '$1[redacted]@'],
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer [redacted]'],
  [/([?&#](?:[a-z_]*token|senha|password|code|key|guid)=)[^&\s"]+/gi, '$1[redacted]'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g, '[cpf]'],
  [/\b[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}\b/g, '[cnpj]'],
  [/(?<![\w.-])\d{11}(?![\w.-])/g, '[cpf]'],
  [/(?<![\w.-])\d{14}(?![\w.-])/g, '[cnpj]'],
];

/** Returns a text without passwords in URLs, tokens, e-mails, CPF and CNPJ. */
export function maskText(text: string): string {
  return PATTERNS.reduce((masked, [expression, substitute]) => masked.replace(expression, substitute), text);
}

/** Returns a copy of a value in which every text is masked and every field with a sensitive name is redacted. */
export function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET_KEYS.test(key) && inner !== null && inner !== '' ? '[redacted]' : maskValue(inner),
    ]),
  );
}
