import type { Idiom } from './catalogue.ts';

/**
 * Words for a refused field. A schema names one of these keys as its message; any other message becomes the general sentence with
 * the field's name.
 */
export const fieldTexts = {
  'email-required': { PTBR: 'Digite seu e-mail', EN: 'Enter your e-mail' },
  'email-invalid': { PTBR: 'Digite um e-mail válido', EN: 'Enter a valid e-mail' },
  'cep-digits': { PTBR: 'CEP não contém somente números!', EN: 'The postal code must hold digits only!' },
  'fill-fields': {
    PTBR: 'Preencha todos os campos obrigatórios.',
    EN: 'Fill in all the required fields.',
  },
  'phone-invalid': { PTBR: 'Telefone inválido.', EN: 'Invalid phone number.' },
  'cpf-invalid': { PTBR: 'CPF inválido', EN: 'Invalid CPF' },
  'cnpj-invalid': { PTBR: 'CNPJ inválido', EN: 'Invalid CNPJ' },
  'login-required': { PTBR: 'Preencha o e-mail e a senha.', EN: 'Fill in the e-mail and the password.' },
  'question-required': { PTBR: 'Escreva sua pergunta.', EN: 'Write your question.' },
} as const satisfies Record<string, Record<Idiom, string>>;

export type FieldMessage = keyof typeof fieldTexts;

function isFieldMessage(text: string): text is FieldMessage {
  return Object.hasOwn(fieldTexts, text);
}

/** The sentence for a refused field; `path` is its name on the wire. */
export function fieldText(message: string, path: string, idiom: Idiom): string {
  if (isFieldMessage(message)) return fieldTexts[message][idiom];
  if (path === '') return idiom === 'EN' ? 'Check the data sent.' : 'Confira os dados enviados.';
  return idiom === 'EN' ? `Invalid field: ${path}.` : `Campo inválido: ${path}.`;
}
