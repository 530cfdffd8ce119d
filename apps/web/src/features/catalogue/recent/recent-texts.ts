import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts around the recently viewed offers. They are loaded with their row, not with every page. */
const ptbr = {
  title: 'Vistas recentemente',
  clear: 'Limpar',
  cleared: 'As ofertas vistas foram apagadas deste navegador.',
  undo: 'Desfazer',
  failed: 'Não foi possível carregar as ofertas vistas recentemente.',
  ended: 'Encerrada',
  sold: 'Vendida',
};

const en: typeof ptbr = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'Your recently viewed offers were removed from this browser.',
  undo: 'Undo',
  failed: 'Your recently viewed offers could not be loaded.',
  ended: 'Ended',
  sold: 'Sold',
};

/** The same texts in the language of the page. */
export function useRecentTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
