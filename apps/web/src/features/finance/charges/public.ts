export { useChargeTexts } from './charge-texts.ts';
export { ChargesSection } from './charges-section.tsx';
