import { showNotice } from '../../../platform/notices/notice-store.ts';
import { choose, unchoose, useChosenOffers, type ChosenOffer } from './compared-offers.ts';
import { useChoosingTexts } from './texts/choosing.ts';

/** Whether an offer is selected for comparison, and the action to change that; a fifth one is rejected with a message. */
export function useCompareToggle(offer: ChosenOffer): { readonly on: boolean; toggle(): void } {
  const texts = useChoosingTexts();
  const on = useChosenOffers().some(({ code }) => code === offer.code);
  const toggle = (): void => {
    if (on) return unchoose(offer.code);
    if (!choose(offer)) showNotice({ tone: 'plain', text: texts.full });
    return undefined;
  };
  return { on, toggle };
}
