import type { Dictionary } from './dictionary.ts';
import { cardTexts } from './ptbr/card.ts';
import { dealTexts } from './ptbr/deal.ts';
import { flowTexts } from './ptbr/flow.ts';
import { homeTexts } from './ptbr/home.ts';
import { negotiationTexts } from './ptbr/negotiations.ts';
import { offerTexts } from './ptbr/offer.ts';
import { sessionTexts } from './ptbr/session.ts';
import { shellTexts } from './ptbr/shell.ts';

export const ptbr = {
  shell: shellTexts,
  home: homeTexts,
  card: cardTexts,
  offer: offerTexts,
  deal: dealTexts,
  flow: flowTexts,
  negotiations: negotiationTexts,
  session: sessionTexts,
} satisfies Dictionary;
