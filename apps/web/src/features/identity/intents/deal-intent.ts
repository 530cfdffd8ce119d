import { track } from '../../../platform/analytics/track.ts';
import { FLOW_NAMES } from '../../../platform/analytics/tracked-event.ts';
import { keepTabText, tabText } from '../../../platform/drafts/tab-text.ts';
import type { DealIntent, FlowType } from './intent-state.ts';
import { intentFromText, intentToText } from './stored-flow.ts';

/** What is chosen on the way: the rest is given when the flow begins. */
export type FlowChoice = Pick<DealIntent, 'addresses' | 'address' | 'freight' | 'step' | 'canNext'>;

/** How a buyer would receive an offer that they have bid on before. */
export type OwnTerms = Pick<DealIntent, 'address' | 'freight'>;

const NOTHING_CHOSEN: FlowChoice = { addresses: [], address: null, freight: null, step: 0, canNext: false };

const NAME = 'patio.fluxo';
const DONE = 'patio.feito';

/** Begins a flow: stores the intention under a new key, with the terms of an earlier bid where there was one, and reports it to the statistics (S-50). */
export function storeIntent(
  intent: Omit<DealIntent, 'key' | keyof FlowChoice>,
  terms: OwnTerms | null = null,
): void {
  saveIntent({ ...intent, ...NOTHING_CHOSEN, ...terms, key: crypto.randomUUID() });
  track({ event: 'checkout_started', type: FLOW_NAMES[intent.type] });
}

/** Keeps the state of the flow. */
export function saveIntent(intent: DealIntent): void {
  keepTabText(NAME, intentToText(intent));
}

/** The state of the flow, or null when nothing was chosen. */
export function readIntent(): DealIntent | null {
  const text = tabText(NAME);
  return text === null ? null : intentFromText(text);
}

/** Forgets the flow. */
export function clearIntent(): void {
  keepTabText(NAME, null);
}

/** Remembers in this tab what was just dealt, for the last page of the flow. */
export function recordDone(type: FlowType): void {
  keepTabText(DONE, type);
}

/** Whether a flow of this tab has come to its end: the last page tells of nothing else (FINL). */
export function hasDealt(): boolean {
  return tabText(DONE) !== null;
}
