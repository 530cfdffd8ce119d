import type { CallFailure } from '@patio/api-client/call-failure.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { missingStepOf } from '../../../../platform/api/saved.ts';
import type { FlowType } from '../../../identity/intents/public.ts';
import { wayIn, type WayToRaise } from '../../../people/trust/public.ts';

/** Why the server refused a deal, and what the dialog says. `text` '' when the server gave no message. */
export type DealRefusal =
  | { readonly kind: 'offer-finished' }
  /** The limit is used up: of purchases, or of bids and proposals (C-66). */
  | { readonly kind: 'limit'; readonly of: 'buy' | 'bid' }
  /** Exceeds the limit of the account (rule 0.26). */
  | { readonly kind: 'exposure'; readonly text: string; readonly way: WayToRaise }
  /** Above the value from which on the offer needs a deposit. */
  | { readonly kind: 'deposit'; readonly text: string }
  /** The buy-now price has changed; the new one in centavos, null when the server did not say. */
  | { readonly kind: 'price-changed'; readonly text: string; readonly price: number | null }
  /** Not for this user, or not in this way: sellers do not buy, a store is closed, bidding has ended buy-now. */
  | { readonly kind: 'barred'; readonly text: string }
  | { readonly kind: 'higher-bid'; readonly text: string; readonly current: number | null }
  /** Recorded, and immediately outbid by another user's maximum; `current` in centavos. */
  | { readonly kind: 'beaten'; readonly text: string; readonly current: number }
  /** The bidder already leads. */
  | { readonly kind: 'own-leader'; readonly text: string }
  /** Freight or fee differ from what was shown; in centavos, `total` null where freight is to be agreed on. */
  | {
      readonly kind: 'costs-changed';
      readonly text: string;
      readonly total: number | null;
      readonly known: number;
    }
  | { readonly kind: 'bid-exists'; readonly text: string }
  /** `seconds` until the next manual bid; null when the server did not say. */
  | { readonly kind: 'too-soon'; readonly text: string; readonly seconds: number | null }
  /** Personal data (step 0) or an address (step 1) are missing. */
  | { readonly kind: 'incomplete'; readonly text: string; readonly step: 0 | 1 }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'other'; readonly text: string };

/** Shown in a dialog; missing data leads to its step instead. */
export type ShownRefusal = Exclude<DealRefusal, { kind: 'incomplete' }>;

/** Reads a refusal of the purchase calls (A§8: 206, 401, 403, 404, 406, 409, 422, 429). */
export function refusalOf(
  type: FlowType,
  failure: Pick<CallFailure, 'status' | 'erros' | 'reply' | 'retryAfter'>,
): DealRefusal {
  const text = failure.erros[0] ?? '';
  switch (failure.status) {
    case 206: {
      if (failure.reply['tipo'] === 'CAUCAO') return { kind: 'deposit', text };
      const way = wayIn(failure.reply);
      if (way !== null) return { kind: 'exposure', text, way };
      return { kind: 'limit', of: type === 'BUY' ? 'buy' : 'bid' };
    }
    case 401:
      return { kind: 'signed-out' };
    case 403:
      return { kind: 'barred', text };
    case 404:
      return { kind: 'offer-finished' };
    case 406:
      return failure.reply['suspensa'] === true ? { kind: 'barred', text } : { kind: 'offer-finished' };
    case 409: {
      const known = amountOf(failure.reply['valorParcial']);
      if (known !== null) {
        return { kind: 'costs-changed', text, total: amountOf(failure.reply['valorTotal']), known };
      }
      if (type === 'PURPOSE') return { kind: 'bid-exists', text };
      if (type === 'BUY') return { kind: 'barred', text };
      if (failure.reply['lider'] === true) return { kind: 'own-leader', text };
      const current = amountOf(failure.reply['valorLeilao']);
      const recorded = typeof failure.reply['participante'] === 'string';
      return recorded && current !== null
        ? { kind: 'beaten', text, current }
        : { kind: 'higher-bid', text, current };
    }
    case 429:
      return { kind: 'too-soon', text, seconds: failure.retryAfter };
    case 422: {
      const step = missingStepOf(failure.reply);
      if (step !== null) return { kind: 'incomplete', text, step };
      // Less than a binding increment above the current price.
      if ('minimo' in failure.reply) {
        return { kind: 'higher-bid', text, current: amountOf(failure.reply['valorLeilao']) };
      }
      return 'valorCompreJa' in failure.reply
        ? { kind: 'price-changed', text, price: amountOf(failure.reply['valorCompreJa']) }
        : { kind: 'other', text };
    }
    default:
      return { kind: 'other', text };
  }
}

const amountOf = (reais: unknown): number | null =>
  typeof reais === 'number' ? centavosFromReais(reais) : null;
