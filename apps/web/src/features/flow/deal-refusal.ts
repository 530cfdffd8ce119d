import type { CallFailure } from '@patio/api-client/call-failure.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import type { FlowType } from '../intents/public.ts';

/** Why the server did not take a deal, and what the dialog says. `text` '' stands for no words of its own. */
export type DealRefusal =
  | { readonly kind: 'offer-finished' }
  | { readonly kind: 'limit' }
  | { readonly kind: 'higher-bid'; readonly text: string; readonly current: number | null }
  | { readonly kind: 'bid-exists'; readonly text: string }
  | { readonly kind: 'too-soon'; readonly text: string }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'other'; readonly text: string };

/** Reads a refusal of the purchase calls (A§8: 206, 401, 404, 406, 409, 429, 422). */
export function refusalOf(
  type: FlowType,
  failure: Pick<CallFailure, 'status' | 'erros' | 'reply'>,
): DealRefusal {
  const text = failure.erros[0] ?? '';
  switch (failure.status) {
    case 206:
      return { kind: 'limit' };
    case 401:
      return { kind: 'signed-out' };
    case 404:
    case 406:
      return { kind: 'offer-finished' };
    case 409: {
      if (type === 'PURPOSE') return { kind: 'bid-exists', text };
      const reais = failure.reply['valorLeilao'];
      return {
        kind: 'higher-bid',
        text,
        current: typeof reais === 'number' ? centavosFromReais(reais) : null,
      };
    }
    case 429:
      return { kind: 'too-soon', text };
    default:
      return { kind: 'other', text };
  }
}
