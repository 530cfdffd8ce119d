import { useIdiom } from '../../../../platform/i18n/texts.ts';

/** Texts for selecting offers to compare. They are loaded with the toggle, not with every page. */
const ptbr = {
  compare: 'Comparar',
  compared: 'Na comparação',
  compareThis: (title: string) => `Comparar ${title}`,
  full: 'Você pode comparar até 4 ofertas. Remova uma para incluir outra.',
  tray: 'Ofertas para comparar',
  count: (count: number) => (count === 1 ? '1 oferta para comparar' : `${count} ofertas para comparar`),
  oneMore: 'Escolha mais uma oferta para comparar',
  open: (count: number) => `Comparar (${count})`,
  remove: (title: string) => `Remover ${title} da comparação`,
  clear: 'Limpar',
  cleared: 'A comparação foi esvaziada.',
  undo: 'Desfazer',
};

const en: typeof ptbr = {
  compare: 'Compare',
  compared: 'In comparison',
  compareThis: (title) => `Compare ${title}`,
  full: 'You can compare up to 4 offers. Remove one to add another.',
  tray: 'Offers to compare',
  count: (count) => (count === 1 ? '1 offer to compare' : `${count} offers to compare`),
  oneMore: 'Choose one more offer to compare',
  open: (count) => `Compare (${count})`,
  remove: (title) => `Remove ${title} from the comparison`,
  clear: 'Clear',
  cleared: 'The comparison was cleared.',
  undo: 'Undo',
};

/** The same texts in the language of the page. */
export function useChoosingTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
