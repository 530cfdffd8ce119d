export { LateCompareTool, LateCompareToggle } from './late-compare.tsx';
export { chooseAll, unchoose, useChosenOffers, type ChosenOffer } from './compared-offers.ts';
export { useChoosingTexts } from './texts/choosing.ts';
