import { storeIntent, type FlowType } from '../../../src/features/identity/intents/public.ts';
import { openScreen } from '../open-screen.tsx';
import { FlowScreen } from './flow-screen.ts';

/** A request about an offer, in centavos. */
interface FlowOptions {
  readonly type: FlowType;
  readonly code: number;
  readonly value: number;
  readonly message?: string;
  /** Code of the address to deliver to; fetched at the yard without. */
  readonly deliverTo?: number;
  readonly partner?: { readonly name: string; readonly id: number };
}

/** What this tab stores of the flow; null while nothing was chosen. */
export function storedFlow(): unknown {
  return JSON.parse(sessionStorage.getItem('patio.fluxo') ?? 'null');
}

/** Opens the review of a request, as the screen of its offer stores it; what is bought is fetched at the yard, unless an address is named. */
export async function openReview(options: FlowOptions): Promise<FlowScreen> {
  chosen(options, options.deliverTo === undefined ? 'N' : 'S');
  await openScreen('/fluxo/?step=2');
  return new FlowScreen();
}

/** Opens a step before the review. */
export async function openStep(options: FlowOptions, step: '0' | '1' | '1&tela=frete'): Promise<FlowScreen> {
  chosen(options, null);
  await openScreen(`/fluxo/?step=${step}`);
  return new FlowScreen();
}

function chosen(
  { type, code, value, message = '', partner, deliverTo = 0 }: FlowOptions,
  freight: 'S' | 'N' | null,
): void {
  const bids = type === 'BID' || type === 'AUTO_BID';
  const offer = { title: 'Gol 1.6', photo: null, years: '', fuel: '', plate: '', colour: '', usage: '' };
  storeIntent(
    {
      type,
      value,
      price: bids ? 1_000_000 : value,
      message,
      minimum: bids ? 1_000_000 : null,
      increment: bids ? 10_000 : null,
      bindingStep: 0,
      partner: partner ?? null,
      offer: { ...offer, code, more: [] },
    },
    { address: deliverTo === 0 ? null : deliverTo, freight },
  );
}
