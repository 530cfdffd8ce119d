import { useIdiom } from '../../../platform/i18n/texts.ts';

/** Texts of which vehicles of a lot left the yard. */
const ptbr = {
  title: 'Cada veículo',
  left: (when: string) => `Saiu em ${when}`,
  notLeft: 'Ainda não saiu',
  someLeft: (left: number, all: number) => `${left} de ${all} já saíram`,
};

const en: typeof ptbr = {
  title: 'Each vehicle',
  left: (when) => `Left on ${when}`,
  notLeft: 'Has not left yet',
  someLeft: (left, all) => `${left} of ${all} have left`,
};

const TEXTS = { PTBR: ptbr, EN: en } as const;

/** These texts in the language of the page. */
export function useVehiclesLeftTexts(): typeof ptbr {
  return TEXTS[useIdiom()];
}
