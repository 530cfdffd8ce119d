import type { RuleView } from './load-rule.ts';

/** The rule for the bids of an offer, loaded with its code when a user needs it; null when it could not be loaded. */
export function lateRule(code: number): Promise<RuleView | null> {
  return import('./load-rule.ts').then(
    ({ loadRule }) => loadRule(code),
    () => null,
  );
}
