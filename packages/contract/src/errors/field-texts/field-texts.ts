import type { Idiom } from '../catalogue.ts';
import { broadcastFieldTexts } from './broadcast-field-texts.ts';
import { contentFieldTexts } from './content-field-texts.ts';
import { offerFieldTexts } from './offer-field-texts.ts';
import { paymentFieldTexts } from './payment-field-texts.ts';
import { purchaseDocumentFieldTexts } from './purchase-document-field-texts.ts';
import { storeFieldTexts } from './store-field-texts.ts';
import { trustFieldTexts } from './trust-field-texts.ts';
import { deliveryFieldTexts } from './delivery-field-texts.ts';
import { workFieldTexts } from './work-field-texts.ts';

/**
 * Texts for an invalid field. A schema uses one of these keys as its message; any other message becomes the general sentence with the
 * field's name.
 */
export const fieldTexts = {
  ...storeFieldTexts,
  ...paymentFieldTexts,
  ...purchaseDocumentFieldTexts,
  ...trustFieldTexts,
  ...broadcastFieldTexts,
  ...contentFieldTexts,
  ...offerFieldTexts,
  ...workFieldTexts,
  ...deliveryFieldTexts,
  'email-required': { PTBR: 'Digite seu e-mail', EN: 'Enter your e-mail' },
  'email-invalid': { PTBR: 'Digite um e-mail válido', EN: 'Enter a valid e-mail' },
  'cep-digits': { PTBR: 'CEP não contém somente números!', EN: 'The postal code can contain digits only!' },
  'term-length': {
    PTBR: 'A busca pode ter até 200 caracteres.',
    EN: 'A search can have up to 200 characters.',
  },
  'codes-at-most': {
    PTBR: 'Informe no máximo 24 códigos de ofertas.',
    EN: 'Enter at most 24 offer codes.',
  },
  'band-count': {
    PTBR: 'Informe de 1 a 20 faixas de incremento.',
    EN: 'Enter 1 to 20 increment bands.',
  },
  'band-bounds': {
    PTBR: 'Os limites das faixas devem crescer, e só a última fica sem limite.',
    EN: 'The band limits must increase, and only the last band has none.',
  },
  'band-step': {
    PTBR: 'Cada incremento deve ser maior que zero, com até duas casas decimais, e no máximo R$ 1.000.000,00.',
    EN: 'Each increment must be above zero, with at most two decimals, and at most R$ 1,000,000.00.',
  },
  'increment-count': {
    PTBR: 'Informe no máximo 20 incrementos.',
    EN: 'Enter at most 20 increments.',
  },
  'answer-to-question': {
    PTBR: 'Escreva a resposta, com até 2.000 caracteres.',
    EN: 'Write the answer, in up to 2,000 characters.',
  },
  'reason-length': {
    PTBR: 'Escreva o motivo com 5 a 500 caracteres.',
    EN: 'Write the reason in 5 to 500 characters.',
  },
  'proposal-reason': {
    PTBR: 'Escreva o motivo para o comprador, com até 500 caracteres.',
    EN: 'Write the reason for the buyer, in up to 500 characters.',
  },
  'search-name-required': { PTBR: 'Dê um nome à busca.', EN: 'Give the search a name.' },
  'fill-fields': {
    PTBR: 'Preencha todos os campos obrigatórios.',
    EN: 'Fill in all the required fields.',
  },
  'phone-invalid': { PTBR: 'Telefone inválido.', EN: 'Invalid phone number.' },
  'own-name-required': { PTBR: 'Digite seu nome', EN: 'Enter your name' },
  'own-name-invalid': {
    PTBR: 'O nome pode ter até 100 caracteres.',
    EN: 'A name can have up to 100 characters.',
  },
  'surname-invalid': {
    PTBR: 'O sobrenome pode ter até 100 caracteres.',
    EN: 'A surname can have up to 100 characters.',
  },
  'trade-name-invalid': {
    PTBR: 'O nome fantasia pode ter até 100 caracteres.',
    EN: 'A trade name can have up to 100 characters.',
  },
  'address-invalid': {
    PTBR: 'Confira o endereço: até 200 caracteres no logradouro, 100 no bairro e no complemento, 20 no número e no CEP.',
    EN: 'Check the address: up to 200 characters for the street, 100 for district and complement, 20 for number and postal code.',
  },
  'question-invalid': {
    PTBR: 'A pergunta pode ter até 2.000 caracteres.',
    EN: 'A question can have up to 2,000 characters.',
  },
  'message-invalid': {
    PTBR: 'A mensagem pode ter até 1.000 caracteres.',
    EN: 'A message can have up to 1,000 characters.',
  },
  'responsible-required': {
    PTBR: 'Digite o nome do responsável',
    EN: 'Enter the name of the person responsible',
  },
  'cpf-required': { PTBR: 'Digite seu CPF', EN: 'Enter your CPF' },
  'cpf-length': { PTBR: 'Deve conter 11 dígitos', EN: 'It needs 11 digits' },
  'cpf-taken': { PTBR: 'CPF já cadastrado.', EN: 'This CPF is already registered.' },
  'cnpj-required': { PTBR: 'Digite o CNPJ', EN: 'Enter the CNPJ' },
  'cnpj-characters': {
    PTBR: 'Digite apenas letras e números; os dois últimos são sempre números',
    EN: 'Enter letters and digits only; the last two are always digits',
  },
  'cnpj-length': { PTBR: 'Deve conter 14 caracteres', EN: 'It needs 14 characters' },
  'cnpj-taken': { PTBR: 'CNPJ já cadastrado.', EN: 'This CNPJ is already registered.' },
  'cpf-invalid': { PTBR: 'CPF inválido', EN: 'Invalid CPF' },
  'cnpj-invalid': { PTBR: 'CNPJ inválido', EN: 'Invalid CNPJ' },
  'partner-cpf-required': { PTBR: 'Digite o CPF', EN: 'Enter the CPF' },
  'partner-cpf-digits': { PTBR: 'O CPF deve conter apenas números', EN: 'The CPF can contain digits only' },
  'partner-cpf-incomplete': { PTBR: 'Digite o CPF completo', EN: 'Enter the whole CPF' },
  'partner-cnpj-incomplete': { PTBR: 'Digite o CNPJ completo', EN: 'Enter the whole CNPJ' },
  'partner-email-required': { PTBR: 'Digite o e-mail', EN: 'Enter the e-mail' },
  'partner-phone-required': { PTBR: 'Digite o telefone', EN: 'Enter the phone number' },
  'partner-phone-digits': {
    PTBR: 'O telefone deve conter apenas números',
    EN: 'The phone number can contain digits only',
  },
  'legal-name-required': { PTBR: 'Digite a razão social', EN: 'Enter the registered company name' },
  'site-invalid': {
    PTBR: 'Digite o endereço do site como em www.empresa.com.br',
    EN: 'Enter the website address, as in www.company.com',
  },
  'confirmation-different': {
    PTBR: 'Senha não confere',
    EN: 'The password and its confirmation do not match',
  },
  'terms-required': { PTBR: 'Você precisa aceitar os termos.', EN: 'You need to accept the terms.' },
  'store-name-required': { PTBR: 'Digite o nome do site', EN: 'Enter the site name' },
  'store-name-spaces': { PTBR: 'Não deve conter espaços', EN: 'It must not contain spaces' },
  'store-name-hyphen': {
    PTBR: 'O hífen é permitido apenas no meio do nome do site',
    EN: 'Hyphens are allowed only inside the site name',
  },
  'store-name-lowercase': {
    PTBR: 'Deve conter apenas letras minúsculas',
    EN: 'Use lower-case letters only',
  },
  'store-name-length': {
    PTBR: 'O nome do site pode ter até 60 letras',
    EN: 'The site name can have up to 60 letters',
  },
  'contact-name-required': { PTBR: 'Digite seu nome', EN: 'Enter your name' },
  'contact-phone-required': { PTBR: 'Digite seu telefone', EN: 'Enter your phone number' },
  'contact-phone-invalid': {
    PTBR: 'Digite um telefone com DDD, como (27) 99999-0000',
    EN: 'Enter a Brazilian phone number with its area code, as in (27) 99999-0000',
  },
  'contact-message-required': { PTBR: 'Escreva sua mensagem', EN: 'Write your message' },
  'contact-message-length': {
    PTBR: 'A mensagem pode ter até 1.000 caracteres',
    EN: 'The message can have up to 1,000 characters',
  },
  'login-required': { PTBR: 'Preencha o e-mail e a senha.', EN: 'Fill in the e-mail and the password.' },
  'charge-amount': {
    PTBR: 'Informe um valor de 0 a R$ 1.000.000,00, por quilômetro até R$ 1.000,00, com até duas casas decimais.',
    EN: 'Enter an amount from 0 to R$ 1,000,000.00, per kilometre up to R$ 1,000.00, with at most two decimals.',
  },
  'amount-invalid': {
    PTBR: 'Informe um valor maior que zero, com até duas casas decimais.',
    EN: 'Enter an amount above zero with at most two decimals.',
  },
  'name-required': { PTBR: 'Digite o nome', EN: 'Enter the name' },
  'phone-required': { PTBR: 'Digite seu telefone', EN: 'Enter your phone number' },
  'phone-digits': { PTBR: 'Digite apenas números', EN: 'Enter digits only' },
  'trade-name-required': { PTBR: 'Digite o nome fantasia', EN: 'Enter the trade name' },
  'birth-invalid': { PTBR: 'Data de nascimento inválida.', EN: 'Invalid date of birth.' },
  'registration-invalid': { PTBR: 'Matrícula inválida.', EN: 'Invalid registration.' },
  'state-registration-invalid': { PTBR: 'Inscrição estadual inválida.', EN: 'Invalid state registration.' },
  'document-taken': { PTBR: 'CPF ou CNPJ já cadastrado.', EN: 'CPF or CNPJ already registered.' },
  'current-password-required': { PTBR: 'Digite a senha atual', EN: 'Enter the current password' },
  'own-password-required': { PTBR: 'Digite sua senha', EN: 'Enter your password' },
  'password-common': {
    PTBR: 'Esta senha está entre as mais usadas e é fácil de adivinhar. Escolha outra.',
    EN: 'This password is one of the most common and easy to guess. Choose another.',
  },
  'password-personal': {
    PTBR: 'Esta senha é feita do seu nome ou do seu e-mail e é fácil de adivinhar. Escolha outra.',
    EN: 'This password is based on your name or e-mail and easy to guess. Choose another.',
  },
  'interests-invalid': { PTBR: 'Confira os interesses escolhidos.', EN: 'Check the interests you chose.' },
  'password-required': { PTBR: 'Digite a nova senha.', EN: 'Enter the new password.' },
  'password-lowercase': {
    PTBR: 'A senha deve conter ao menos uma letra minúscula.',
    EN: 'The password needs a lower-case letter.',
  },
  'password-uppercase': {
    PTBR: 'A senha deve conter ao menos uma letra maiúscula.',
    EN: 'The password needs an upper-case letter.',
  },
  'password-digit': {
    PTBR: 'A senha deve conter ao menos um número.',
    EN: 'The password needs a digit.',
  },
  'password-special': {
    PTBR: 'A senha deve conter ao menos um caractere especial.',
    EN: 'The password needs a special character.',
  },
  'password-length': {
    PTBR: 'A senha deve ter no mínimo 8 caracteres.',
    EN: 'The password needs at least 8 characters.',
  },
  'cep-length': { PTBR: 'O CEP deve ter 8 dígitos.', EN: 'The postal code needs 8 digits.' },
  'state-unknown': { PTBR: 'Selecione o estado', EN: 'Choose the state' },
  'city-unknown': { PTBR: 'Selecione a cidade', EN: 'Choose the city' },
  'freight-required': { PTBR: 'Necessário escolher um frete!', EN: 'Choose how to receive the vehicle!' },
  'question-required': { PTBR: 'Escreva sua pergunta.', EN: 'Write your question.' },
  'reason-required': { PTBR: 'Escolha o motivo', EN: 'Choose the reason' },
  'cancel-text-length': {
    PTBR: 'A justificativa pode ter até 500 caracteres.',
    EN: 'The explanation can have up to 500 characters.',
  },
  'review-note': {
    PTBR: 'Escreva o motivo da decisão, com até 1000 caracteres.',
    EN: 'Give the reasons for the decision, in up to 1,000 characters.',
  },
  'release-reason': {
    PTBR: 'Escreva o motivo da liberação, de 5 a 500 caracteres.',
    EN: 'Write the reason for the extension, in 5 to 500 characters.',
  },
  'release-extra': {
    PTBR: 'Informe de -1000 a 1000 lances ou compras, diferente de zero.',
    EN: 'Enter -1,000 to 1,000 bids or purchases, not zero.',
  },
  'release-until': {
    PTBR: 'Informe até quando vale a liberação: uma data futura, no máximo em um ano.',
    EN: 'Enter the date the extension ends: in the future, within a year.',
  },
  'amount-too-high': {
    PTBR: 'Informe um valor de até R$ 999.999.999,99.',
    EN: 'Enter an amount of up to R$ 999,999,999.99.',
  },
  'currency-unknown': {
    PTBR: 'Os valores são em reais: informe a moeda 1.',
    EN: 'Amounts are in reais: use currency 1.',
  },
  'correction-text': {
    PTBR: 'Escreva o que está errado e como deve ficar, com 5 a 2.000 caracteres.',
    EN: 'Write what is wrong and what it should be, in 5 to 2,000 characters.',
  },
  'correction-value': {
    PTBR: 'Informe o valor corrigido.',
    EN: 'Enter the corrected value.',
  },
  'answer-length': {
    PTBR: 'Escreva a resposta com 5 a 2.000 caracteres.',
    EN: 'Write the answer in 5 to 2,000 characters.',
  },
  'passkey-name': {
    PTBR: 'Dê um nome de até 60 caracteres à chave de acesso.',
    EN: 'Give the passkey a name of up to 60 characters.',
  },
  'confirmation-required': {
    PTBR: 'Digite a senha ou o código para confirmar.',
    EN: 'Enter the password or the code to confirm.',
  },
  'bank-required': { PTBR: 'Digite o banco', EN: 'Enter the bank' },
  'branch-required': { PTBR: 'Digite a agência', EN: 'Enter the branch' },
  'bank-account-required': { PTBR: 'Digite a conta', EN: 'Enter the account' },
  'holder-required': { PTBR: 'Digite o titular da conta', EN: 'Enter the account holder' },
  'holder-document-required': { PTBR: 'Digite o CPF/CNPJ', EN: 'Enter the CPF/CNPJ' },
  'holder-cep-required': { PTBR: 'Digite o CEP', EN: 'Enter the postal code' },
  'holder-street-required': { PTBR: 'Digite o endereço', EN: 'Enter the address' },
} as const satisfies Record<string, Record<Idiom, string>>;

export type FieldMessage = keyof typeof fieldTexts;

/** For a field with unreadable text: null characters, and the results of a wrong encoding. */
export const UNREADABLE = 'text-unreadable';

function isFieldMessage(text: string): text is FieldMessage {
  return Object.hasOwn(fieldTexts, text);
}

/** The text for an invalid field; `path` is its name in the call. */
export function fieldText(message: string, path: string, idiom: Idiom): string {
  if (isFieldMessage(message)) return fieldTexts[message][idiom];
  if (message === UNREADABLE) return unreadable(path, idiom);
  if (path === '') return idiom === 'EN' ? 'Check the data sent.' : 'Confira os dados enviados.';
  return idiom === 'EN' ? `Invalid field: ${path}.` : `Campo inválido: ${path}.`;
}

function unreadable(path: string, idiom: Idiom): string {
  return idiom === 'EN'
    ? `There are characters in ${path === '' ? 'the text' : `field ${path}`} that cannot be read. Write it again.`
    : `Há caracteres que não podem ser lidos ${path === '' ? 'no texto' : `no campo ${path}`}. Escreva de novo.`;
}
