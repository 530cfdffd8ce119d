import { useIdiom } from '../../../platform/i18n/texts.ts';
import type { Idiom } from '../../../platform/i18n/idiom.ts';

/** Texts of paying a purchase by Pix. */
const ptbr = {
  title: 'Pagar com Pix',
  hint: 'O pagamento é confirmado aqui em instantes. Confira o valor no aplicativo do seu banco.',
  limits:
    'Seu banco tem um limite por Pix e por dia, mais baixo das 20h às 6h. Se ele recusar o valor, aumente o limite no aplicativo, com antecedência.',
  limitsSchedule:
    'Seu banco tem um limite por Pix e por dia, mais baixo das 20h às 6h. Se ele recusar o valor, aumente o limite no aplicativo, com antecedência, ou agende para o dia.',
  loadFailed: 'Não foi possível carregar o que falta pagar.',
  due: (day: string) => `vence em ${day}`,
  back: 'devolvido a mais para você',
  withBack: (amount: string) => `com ${amount} devolvidos a mais para você`,
  pay: 'Gerar Pix',
  payOf: (kind: string) => `Gerar Pix: ${kind}`,
  qr: 'QR Code do Pix',
  text: 'Pix copia e cola',
  copy: 'Copiar código Pix',
  copied: 'Código copiado',
  copyFailed: 'Não foi possível copiar. Selecione o código e copie.',
  left: (time: string) => `Pague em até ${time}`,
  until: (day: string) => `Válido até o fim do dia ${day}`,
  schedule: 'Código válido até o vencimento',
  scheduleOf: (kind: string) => `Código válido até o vencimento: ${kind}`,
  scheduleHint: 'Para agendar no seu banco ou pagar depois, sem multa nem juros.',
  expired: 'Este código venceu.',
  renew: 'Gerar outro código',
  paid: 'Pagamento recebido. Obrigado!',
  failed: 'O código não foi gerado. Tente de novo.',
};

const en: typeof ptbr = {
  title: 'Pay by Pix',
  hint: 'The payment is confirmed here within moments. Check the amount in the app of your bank.',
  limits:
    'Your bank limits each Pix and each day, more strictly from 8 pm to 6 am. If it refuses the amount, raise the limit in its app ahead of time.',
  limitsSchedule:
    'Your bank limits each Pix and each day, more strictly from 8 pm to 6 am. If it refuses the amount, raise the limit in its app ahead of time, or schedule the payment for daytime.',
  loadFailed: 'What is left to pay could not be loaded.',
  due: (day) => `due on ${day}`,
  back: 'given back to you too much',
  withBack: (amount) => `with ${amount} that you were given back too much`,
  pay: 'Get a Pix code',
  payOf: (kind) => `Get a Pix code: ${kind}`,
  qr: 'QR code of the Pix',
  text: 'Pix code',
  copy: 'Copy the Pix code',
  copied: 'Code copied',
  copyFailed: 'The code could not be copied. Select and copy it.',
  left: (time) => `Pay within ${time}`,
  until: (day) => `Valid until the end of ${day}`,
  schedule: 'Code valid until the due date',
  scheduleOf: (kind) => `Code valid until the due date: ${kind}`,
  scheduleHint: 'To schedule it at your bank or pay later, without fine or interest.',
  expired: 'This code has expired.',
  renew: 'Get another code',
  paid: 'Payment received. Thank you!',
  failed: 'No code was made. Try again.',
};

const texts: Readonly<Record<Idiom, typeof ptbr>> = { PTBR: ptbr, EN: en };

/** These texts in the language of the page. */
export function usePixTexts(): typeof ptbr {
  return texts[useIdiom()];
}
