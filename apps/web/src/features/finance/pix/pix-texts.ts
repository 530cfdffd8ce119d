import { useIdiom } from '../../../platform/i18n/texts.ts';
import type { Idiom } from '../../../platform/i18n/idiom.ts';

/** Texts of paying a purchase by Pix. */
const ptbr = {
  title: 'Pagar com Pix',
  hint: 'O pagamento é confirmado aqui em instantes. Confira o valor no aplicativo do seu banco.',
  loadFailed: 'Não foi possível carregar o que falta pagar.',
  due: (day: string) => `vence em ${day}`,
  pay: 'Gerar Pix',
  payOf: (kind: string) => `Gerar Pix: ${kind}`,
  qr: 'QR Code do Pix',
  text: 'Pix copia e cola',
  copy: 'Copiar código Pix',
  copied: 'Código copiado',
  copyFailed: 'Não foi possível copiar. Selecione o código e copie.',
  left: (time: string) => `Pague em até ${time}`,
  expired: 'Este código venceu.',
  renew: 'Gerar outro código',
  paid: 'Pagamento recebido. Obrigado!',
  failed: 'O código não foi gerado. Tente de novo.',
};

const en: typeof ptbr = {
  title: 'Pay by Pix',
  hint: 'The payment is confirmed here within moments. Check the amount in the app of your bank.',
  loadFailed: 'What is left to pay could not be loaded.',
  due: (day) => `due on ${day}`,
  pay: 'Get a Pix code',
  payOf: (kind) => `Get a Pix code: ${kind}`,
  qr: 'QR code of the Pix',
  text: 'Pix code',
  copy: 'Copy the Pix code',
  copied: 'Code copied',
  copyFailed: 'The code could not be copied. Select and copy it.',
  left: (time) => `Pay within ${time}`,
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
