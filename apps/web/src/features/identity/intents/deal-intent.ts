import { track } from '../../../platform/analytics/track.ts';
import { FLOW_NAMES } from '../../../platform/analytics/tracked-event.ts';
import type { DealIntent, FlowType } from './intent-state.ts';
import { intentFromText, intentToText } from './stored-flow.ts';

/** The choices made within the flow: the other fields are set when it begins. */
export type FlowChoice = Pick<DealIntent, 'addresses' | 'address' | 'freight' | 'step' | 'canNext'>;

/** The delivery terms of an offer on which the buyer has already bid. */
export type OwnTerms = Pick<DealIntent, 'address' | 'freight'>;

const NOTHING_CHOSEN: FlowChoice = { addresses: [], address: null, freight: null, step: 0, canNext: false };

const NAME = 'patio.fluxo';
const DONE = 'patio.feito';

/** Begins a flow: stores the intention under a new key, with the terms of an earlier bid if there is one, and tracks it (S-50). */
export function storeIntent(
  intent: Omit<DealIntent, 'key' | keyof FlowChoice>,
  terms: OwnTerms | null = null,
): void {
  saveIntent({ ...intent, ...NOTHING_CHOSEN, ...terms, key: crypto.randomUUID() });
  track({ event: 'checkout_started', type: FLOW_NAMES[intent.type] });
}

/** Stores the state of the flow. */
export function saveIntent(intent: DealIntent): void {
  sessionStorage.setItem(NAME, intentToText(intent));
}

/** The state of the flow, or null without one. */
export function readIntent(): DealIntent | null {
  const text = sessionStorage.getItem(NAME);
  return text === null ? null : intentFromText(text);
}

/** Forgets the flow. */
export function clearIntent(): void {
  sessionStorage.removeItem(NAME);
}

/** Records in this tab the deal just made, for the last page of the flow. */
export function recordDone(type: FlowType): void {
  sessionStorage.setItem(DONE, type);
}

/** Whether a flow of this tab was completed: the last page is only shown then (FINL). */
export function hasDealt(): boolean {
  return sessionStorage.getItem(DONE) !== null;
}
