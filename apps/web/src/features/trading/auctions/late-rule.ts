import type { RuleView } from './load-rule.ts';

/** By which rule the bids of an offer are weighed, fetched with its code when a user needs it; null when it could not be loaded. */
export function lateRule(code: number): Promise<RuleView | null> {
  return import('./load-rule.ts').then(
    ({ loadRule }) => loadRule(code),
    () => null,
  );
}
