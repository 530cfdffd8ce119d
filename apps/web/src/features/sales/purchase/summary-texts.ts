import { useIdiom } from '../../../platform/i18n/texts.ts';

const ptbr = {
  send: 'Enviar resumo para o meu e-mail',
  sent: (email: string) => `O resumo vai chegar em ${email}.`,
  failed: 'Não foi possível enviar. Tente de novo.',
};

const en: typeof ptbr = {
  send: 'Send summary to my e-mail',
  sent: (email) => `The summary is on its way to ${email}.`,
  failed: 'It could not be sent. Try again.',
};

/** The texts of the summary by mail, in the language of the page. */
export function useSummaryTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
