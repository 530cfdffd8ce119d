export { SecondChancePart } from './second-chance-part.tsx';
export { secondChanceOf, type SecondChanceView } from './second-chance-view.ts';
export { useSecondChanceTexts } from './use-second-chance-texts.ts';
