import { useIdiom } from '../../../../platform/i18n/texts.ts';

/** Texts of the live parts of a card. They are loaded with the first change, not with every page. */
const ptbr = {
  bids: (count: number) => (count === 1 ? '1 lance' : `${count} lances`),
  ends: 'termina em',
  standing: { leads: 'Você está ganhando', overtaken: 'Seu lance foi superado' },
  sold: 'Vendida',
  ended: 'Encerrada',
};

const en: typeof ptbr = {
  bids: (count) => (count === 1 ? '1 bid' : `${count} bids`),
  ends: 'ends in',
  standing: { leads: 'You are winning', overtaken: 'You have been outbid' },
  sold: 'Sold',
  ended: 'Ended',
};

/** The same texts in the language of the page. */
export function useLiveCardTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
