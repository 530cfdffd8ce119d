import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of a purchase that is undone because of a complaint. */
const ptbr = {
  undoing: 'A sua reclamação procede: a compra será desfeita quando outra pessoa da equipe confirmar.',
  undone: 'A compra foi desfeita por causa da sua reclamação. O que você pagou volta para você.',
  vehicle:
    'A compra foi desfeita por causa da sua reclamação. Devolva o veículo: a equipe combina com você, sem custo. O que você pagou volta depois dele.',
};

const en: typeof ptbr = {
  undoing: 'Your complaint is upheld: the purchase is undone once another user of the team confirms it.',
  undone: 'The purchase was undone because of your complaint. What you paid goes back to you.',
  vehicle:
    'The purchase was undone because of your complaint. Return the vehicle: the team arranges it with you, free of charge. What you paid goes back after it.',
};

/** These texts in the language of the page. */
export function useUndoneTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
