import type { Idiom } from '@patio/contract/errors/catalogue.ts';

type Words = Readonly<Record<Idiom, string>>;

/** Why an offer stayed when its import was undone. */
export const KEPT = {
  gone: { PTBR: 'a oferta não existe mais', EN: 'the offer does not exist any more' },
  sold: { PTBR: 'a oferta foi vendida', EN: 'the offer was sold' },
  bids: { PTBR: 'a oferta tem lances', EN: 'the offer has bids' },
  proposals: { PTBR: 'a oferta tem propostas', EN: 'the offer has proposals' },
  visits: { PTBR: 'a oferta tem visitas', EN: 'the offer has visits' },
  deposits: { PTBR: 'a oferta tem cauções', EN: 'the offer has deposits' },
  answered: { PTBR: 'a oferta tem perguntas respondidas', EN: 'the offer has answered questions' },
  ended: { PTBR: 'a oferta terminou', EN: 'the offer has ended' },
  edited: { PTBR: 'há mudanças abertas na oferta', EN: 'changes of the offer are in progress' },
  changed: { PTBR: 'a oferta mudou depois da importação', EN: 'the offer changed after the import' },
  approved: {
    PTBR: 'a oferta já foi aprovada e está no site',
    EN: 'the offer was approved and is on the site',
  },
  unknown: { PTBR: 'não há o que restaurar', EN: 'there is nothing to restore' },
  refused: { PTBR: 'a oferta não pode voltar ao que era', EN: 'the offer cannot become what it was' },
} as const satisfies Record<string, Words>;
export type StayReason = keyof typeof KEPT;

/** Why an offer stayed, in a language. */
export function stayText(stored: string | null, idiom: Idiom): string | null {
  const words: Readonly<Record<string, Words>> = KEPT;
  return stored === null ? null : (words[stored]?.[idiom] ?? stored);
}
