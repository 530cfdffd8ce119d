import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of sharing. They are loaded with the menu, not with every page. */
const ptbr = {
  ways: 'Compartilhar por',
  whatsapp: 'WhatsApp',
  mail: 'E-mail',
  copy: 'Copiar link',
  copied: 'Link copiado',
  byHand: 'Não foi possível copiar. Selecione o link e copie:',
  link: 'Link',
};

const en: typeof ptbr = {
  ways: 'Share via',
  whatsapp: 'WhatsApp',
  mail: 'E-mail',
  copy: 'Copy link',
  copied: 'Link copied',
  byHand: 'The link could not be copied. Select and copy it:',
  link: 'Link',
};

/** The same texts in the language of the page. */
export function useShareTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
