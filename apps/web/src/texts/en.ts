import type { Dictionary } from './dictionary.ts';
import { cardTexts } from './en/card.ts';
import { dealTexts } from './en/deal.ts';
import { flowTexts } from './en/flow.ts';
import { homeTexts } from './en/home.ts';
import { negotiationTexts } from './en/negotiations.ts';
import { offerTexts } from './en/offer.ts';
import { sessionTexts } from './en/session.ts';
import { shellTexts } from './en/shell.ts';

export const en = {
  shell: shellTexts,
  home: homeTexts,
  card: cardTexts,
  offer: offerTexts,
  deal: dealTexts,
  flow: flowTexts,
  negotiations: negotiationTexts,
  session: sessionTexts,
} satisfies Dictionary;
