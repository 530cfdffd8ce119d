import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of a purchase that is to be undone because of a complaint, or was undone; the latter also if its buyer, who has the vehicle, asked to cancel. */
const ptbr = {
  undoing:
    'Por causa da sua reclamação, a compra será desfeita se outra pessoa da equipe confirmar. Até lá, ela continua valendo.',
  undone: 'A compra foi desfeita. O que você pagou e ainda não voltou é devolvido.',
  vehicle:
    'A compra foi desfeita. Devolva o veículo: a equipe combina com você, sem custo. O que você pagou e ainda não voltou é devolvido depois dele.',
};

const en: typeof ptbr = {
  undoing:
    'Because of your complaint, the purchase will be undone if another person on the team confirms it. Until then, it stands.',
  undone: 'The purchase was undone. What you paid and have not got back is returned.',
  vehicle:
    'The purchase was undone. Return the vehicle: the team arranges it with you, free of charge. What you paid and have not got back is returned after that.',
};

/** These texts in the language of the page. */
export function useUndoneTexts(): typeof ptbr {
  return useIdiom() === 'EN' ? en : ptbr;
}
