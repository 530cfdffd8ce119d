import { addressErrors } from './address-errors.ts';
import { blockErrors } from './block-errors.ts';
import { closeErrors } from './purchases/close-errors.ts';
import { complaintErrors } from './purchases/complaint-errors.ts';
import { contentErrors } from './content-errors.ts';
import { dealErrors } from './deal-errors.ts';
import { draftErrors } from './draft-errors.ts';
import type { ErrorEntry } from './error-entry.ts';
import { importErrors } from './import-errors.ts';
import { messageErrors } from './message-errors.ts';
import { offerErrors } from './offer-errors.ts';
import { personalDataErrors } from './personal-data-errors.ts';
import { amlErrors } from './purchases/aml-errors.ts';
import { depositErrors } from './purchases/deposit-errors.ts';
import { paybackErrors } from './purchases/payback-errors.ts';
import { bankRefundErrors } from './purchases/bank-refund-errors.ts';
import { debtErrors } from './purchases/debt-errors.ts';
import { strayErrors } from './purchases/stray-errors.ts';
import { payoutErrors } from './purchases/payout-errors.ts';
import { paymentErrors } from './purchases/payment-errors.ts';
import { pixErrors } from './purchases/pix-errors.ts';
import { purchaseDocumentErrors } from './purchases/purchase-document-errors.ts';
import { deliveryErrors } from './purchases/delivery-errors.ts';
import { regretErrors } from './purchases/regret-errors.ts';
import { proposalErrors } from './proposal-errors.ts';
import { requestErrors } from './request-errors.ts';
import { secondStepErrors } from './second-step-errors.ts';
import { socialErrors } from './social-errors.ts';
import { transferErrors } from './purchases/transfer-errors.ts';
import { trustErrors } from './trust-errors.ts';
import { undoneSaleErrors } from './purchases/undone-sale-errors.ts';
import { visitErrors } from './visit-errors.ts';
import { yardErrors } from './yard-errors.ts';
import { staffErrors } from './staff-errors.ts';
import { stayErrors } from './stay-errors.ts';
import { statementErrors } from './purchases/statement-errors.ts';
import { storeErrors } from './store-errors.ts';
import { surveyErrors } from './survey-errors.ts';

/** One language of the product: Portuguese is the default, English the other. */
export type Idiom = 'PTBR' | 'EN';

/**
 * Every error of the API: its HTTP status and its texts (B§8, A§8, rules C- and S-). The body is always `{"erros": [text, …]}`; the first
 * entry is the one to show.
 */
export const errorCatalogue = {
  ...requestErrors,
  ...trustErrors,
  ...proposalErrors,
  ...paymentErrors,
  ...purchaseDocumentErrors,
  ...transferErrors,
  ...importErrors,
  ...visitErrors,
  ...yardErrors,
  ...deliveryErrors,
  ...pixErrors,
  ...depositErrors,
  ...paybackErrors,
  ...bankRefundErrors,
  ...debtErrors,
  ...strayErrors,
  ...payoutErrors,
  ...closeErrors,
  ...statementErrors,
  ...amlErrors,
  'not-signed-in': { status: 401, PTBR: 'Você precisa estar logado!', EN: 'You need to be signed in!' },
  'wrong-credentials': {
    status: 401,
    PTBR: 'E-mail ou senha inválidos.',
    EN: 'Wrong e-mail or password.',
  },
  'proof-wrong': {
    status: 401,
    PTBR: 'E-mail, senha ou código de acesso inválidos. O código só é enviado quando a senha está certa.',
    EN: 'Wrong e-mail, password or access code. The code is only sent when the password is right.',
  },
  'access-code-wrong': {
    status: 401,
    PTBR: 'Código de acesso inválido ou expirado.',
    EN: 'Wrong or expired access code.',
  },
  'email-code-wrong': {
    status: 422,
    PTBR: 'Código incorreto. Confira os seis números do e-mail mais recente.',
    EN: 'Wrong code. Check the six digits in the latest e-mail.',
  },
  'email-code-spent': {
    status: 422,
    PTBR: 'Este código não vale mais: venceu ou foi errado vezes demais. Peça um novo.',
    EN: 'This code no longer works: it has expired or was entered wrong too many times. Request a new one.',
  },
  'not-allowed': {
    status: 403,
    PTBR: 'Você não tem permissão para isso.',
    EN: 'You are not allowed to do this.',
  },
  'not-found': { status: 404, PTBR: 'Não encontrado.', EN: 'Not found.' },
  'offer-not-found': { status: 404, PTBR: 'Oferta não encontrada.', EN: 'Offer not found.' },
  'preview-not-found': {
    status: 404,
    PTBR: 'Este link de verificação não existe, foi cancelado ou já venceu.',
    EN: 'This preview link does not exist, was cancelled or has expired.',
  },
  'recipients-changed': {
    status: 409,
    PTBR: 'O número de destinatários mudou. Conte de novo antes de enviar.',
    EN: 'The number of recipients has changed. Count again before sending.',
  },
  'mail-not-found': { status: 404, PTBR: 'E-mail não encontrado.', EN: 'E-mail not found.' },
  'mail-not-dead': {
    status: 409,
    PTBR: 'Este e-mail não pode ser enviado de novo: já foi enviado, ainda está na fila ou perdeu a validade.',
    EN: 'This e-mail cannot be sent again: it has been sent, is still in the queue or has expired.',
  },
  'user-not-found': { status: 404, PTBR: 'Usuário não encontrado.', EN: 'User not found.' },
  'changed-meanwhile': {
    status: 409,
    PTBR: 'Estes dados foram alterados em outra aba ou aparelho. Confira e salve de novo.',
    EN: 'This was changed in another tab or on another device. Check it and save again.',
  },
  'session-not-found': {
    status: 404,
    PTBR: 'Este aparelho já não está conectado.',
    EN: 'This device is no longer signed in.',
  },
  ...addressErrors,
  ...blockErrors,
  ...complaintErrors,
  ...contentErrors,
  ...dealErrors,
  ...undoneSaleErrors,
  ...messageErrors,
  ...offerErrors,
  ...draftErrors,
  ...regretErrors,
  ...personalDataErrors,
  ...secondStepErrors,
  ...socialErrors,
  ...staffErrors,
  ...stayErrors,
  ...storeErrors,
  ...surveyErrors,
  'invalid-fields': { status: 422, PTBR: 'Confira os campos informados.', EN: 'Check the fields.' },
  'key-reused': {
    status: 422,
    PTBR: 'Esta chave de repetição já foi usada com outros dados.',
    EN: 'This idempotency key was used with other data.',
  },
  'wrong-current-password': {
    status: 422,
    PTBR: 'A senha atual não confere.',
    EN: 'The current password is wrong.',
  },
  'email-taken': { status: 409, PTBR: 'E-mail já cadastrado.', EN: 'This e-mail is already registered.' },
  'interest-token-invalid': {
    status: 422,
    PTBR: 'Este cadastro não pode mais escolher interesses por aqui. Entre na sua conta para escolher.',
    EN: 'This registration can no longer choose interests here. Sign in to choose them.',
  },
  'category-not-found': { status: 422, PTBR: 'Categoria não encontrada.', EN: 'Category not found.' },
  'not-of-the-sales-team': {
    status: 422,
    PTBR: 'Só quem trabalha em vendas ou administra pode entrar em uma equipe.',
    EN: 'Only sales staff and administrators can belong to a team.',
  },
  'team-changed': {
    status: 409,
    PTBR: 'Esta equipe mudou enquanto você a editava. Carregue de novo antes de salvar.',
    EN: 'This team was changed while you were editing it. Reload it before you save.',
  },
  'email-not-found': { status: 404, PTBR: 'E-mail não encontrado.', EN: 'E-mail not found.' },
  'password-link-dead': {
    status: 404,
    PTBR: 'Este link já foi usado ou expirou. Peça um novo.',
    EN: 'This link has been used or has expired. Request a new one.',
  },
  'confirmation-link-dead': {
    status: 404,
    PTBR: 'Este link não vale mais. Entre na sua conta e peça outro no seu perfil.',
    EN: 'This link no longer works. Sign in and request another in your profile.',
  },
  'password-unchanged': {
    status: 422,
    PTBR: 'A nova senha não pode ser igual a anterior.',
    EN: 'The new password must differ from the old one.',
  },
  'password-mismatch': {
    status: 422,
    PTBR: 'A nova senha e a confirmação não batem.',
    EN: 'The new password and its confirmation do not match.',
  },
  'too-many-addresses': {
    status: 422,
    PTBR: 'Você já tem o máximo de {maximum} endereços. Exclua um antes de incluir outro.',
    EN: 'You already have the maximum of {maximum} addresses. Remove one before adding another.',
  },
  'saved-search-not-found': {
    status: 404,
    PTBR: 'Busca salva não encontrada.',
    EN: 'Saved search not found.',
  },
  'too-many-saved-searches': {
    status: 422,
    PTBR: 'Você já tem o máximo de {maximum} buscas salvas. Exclua uma antes de salvar outra.',
    EN: 'You already have the maximum of {maximum} saved searches. Remove one before saving another.',
  },
  'alert-required': {
    status: 422,
    PTBR: 'Este aviso por e-mail faz parte do que foi contratado e não pode ser desligado.',
    EN: 'This e-mail is part of our agreement and cannot be turned off.',
  },
  'alert-token-unknown': {
    status: 404,
    PTBR: 'Este link não desliga nenhum aviso.',
    EN: 'This link does not turn off any alert.',
  },
  'push-service-unknown': {
    status: 422,
    PTBR: 'O serviço de avisos deste navegador não é conhecido.',
    EN: 'The push service of this browser is not supported.',
  },
  'too-many-devices': {
    status: 422,
    PTBR: 'Você já recebe avisos em {maximum} aparelhos. Desligue um antes.',
    EN: 'You already receive alerts on {maximum} devices. Turn one off first.',
  },
  'alert-channel-needed': {
    status: 422,
    PTBR: 'Escolha ao menos uma forma de aviso.',
    EN: 'Choose at least one alert channel.',
  },
  'nothing-to-cancel': {
    status: 404,
    PTBR: 'Não há compra sua para cancelar nesta oferta.',
    EN: 'You have no purchase to cancel on this offer.',
  },
  'buyer-limit-reached': {
    status: 409,
    PTBR: 'O comprador já usou todas as compras deste mês. Libere mais uma para ele ou recuse a proposta.',
    EN: 'The buyer has used up this month’s purchases. Grant one more or refuse the proposal.',
  },
  'cancellation-requested': {
    status: 409,
    PTBR: 'O cancelamento desta compra já foi pedido.',
    EN: 'The cancellation of this purchase has already been requested.',
  },
  'cancel-text-needed': { status: 422, PTBR: 'Digite a justificativa', EN: 'Enter the explanation' },
  'cancel-reason-unknown': { status: 422, PTBR: 'Escolha o motivo', EN: 'Choose the reason' },
  'storage-unavailable': {
    status: 503,
    PTBR: 'Os arquivos não estão disponíveis agora. Tente de novo em instantes.',
    EN: 'Files are not available right now. Try again shortly.',
  },
  overloaded: {
    status: 503,
    PTBR: 'O sistema está muito ocupado. Nada foi registrado; tente de novo em instantes.',
    EN: 'The system is very busy. Nothing was recorded; try again shortly.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Codes that any call may return without declaring them. */
export const implicitErrors = [
  'malformed-request',
  'unknown-host',
  'not-signed-in',
  'invalid-fields',
  'too-many-requests',
  'payload-too-large',
  'overloaded',
  'storage-unavailable',
  'unavailable',
  'outcome-unknown',
  'perhaps-recorded',
  'internal-error',
] as const satisfies readonly ErrorCode[];

export type ImplicitError = (typeof implicitErrors)[number];

/** The text of a code in a language, with its parameters filled in. */
export function errorText(
  code: ErrorCode,
  idiom: Idiom,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const text: string = errorCatalogue[code][idiom];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}
