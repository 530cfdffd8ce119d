import type { DealIntent, FlowType, IntentOffer } from './intent-state.ts';

/**
 * The state of the flow as it is stored, under the names of its specification (B§3, A§3). Money in centavos; `bid` and `purpose` are null
 * where the flow is about something else. What the specification does not name goes along: the key of the intention and the figures of
 * the guard against slips.
 */
export interface StoredFlow {
  readonly fluxType: FlowType;
  readonly bid: number | null;
  readonly purpose: { readonly text: string; readonly value: number } | null;
  readonly offerPrice: number;
  readonly offer: IntentOffer;
  readonly addresses: readonly number[];
  readonly selectedAddress: number | null;
  readonly freight: DealIntent['freight'];
  readonly step: DealIntent['step'];
  readonly canNext: boolean;
  readonly parceiro: { readonly id: number; readonly nome: string } | null;
  readonly key: string;
  readonly minimum: number | null;
  readonly increment: number | null;
  readonly bindingStep?: number;
}

/** Writes the state of the flow. */
export function intentToText(intent: DealIntent): string {
  const { type, value, message, partner } = intent;
  const stored: StoredFlow = {
    fluxType: type,
    bid: type === 'BID' || type === 'AUTO_BID' ? value : null,
    purpose: type === 'PURPOSE' ? { text: message, value } : null,
    offerPrice: intent.price,
    offer: intent.offer,
    addresses: intent.addresses,
    selectedAddress: intent.address,
    freight: intent.freight,
    step: intent.step,
    canNext: intent.canNext,
    parceiro: partner === null ? null : { id: partner.id, nome: partner.name },
    key: intent.key,
    minimum: intent.minimum,
    increment: intent.increment,
    bindingStep: intent.bindingStep,
  };
  return JSON.stringify(stored);
}

/** Reads what `intentToText` wrote; null for anything else. */
export function intentFromText(text: string): DealIntent | null {
  const stored = parsed(text);
  if (!isStoredFlow(stored)) return null;
  const { bid, purpose, parceiro } = stored;
  return {
    type: stored.fluxType,
    value: bid ?? purpose?.value ?? stored.offerPrice,
    price: stored.offerPrice,
    message: purpose?.text ?? '',
    offer: stored.offer,
    minimum: stored.minimum,
    increment: stored.increment,
    bindingStep: stored.bindingStep ?? 0,
    partner: parceiro === null ? null : { id: parceiro.id, name: parceiro.nome },
    key: stored.key,
    addresses: stored.addresses,
    address: stored.selectedAddress,
    freight: stored.freight,
    step: stored.step,
    canNext: stored.canNext,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Only this site writes it: what is looked at is whether it is of this version. */
function isStoredFlow(value: unknown): value is StoredFlow {
  return (
    typeof value === 'object' &&
    value !== null &&
    'fluxType' in value &&
    'offer' in value &&
    'key' in value &&
    'selectedAddress' in value &&
    'addresses' in value &&
    Array.isArray(value.addresses) &&
    'offerPrice' in value &&
    typeof value.offerPrice === 'number'
  );
}
