export { ownMaximum, rememberMaximum } from './own-maximum.ts';
export { forgetPseudonym, rememberPseudonym } from './own-places.ts';
export type { Standing } from './standing.ts';
export { useStanding } from './use-standing.ts';
