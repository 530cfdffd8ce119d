import { wayOnWire } from '@patio/contract/people/trust/way-on-wire.ts';
import type { CheckRefusal } from '@patio/domain/checks/order-of-checks.ts';
import type { DepositRule } from '@patio/domain/trading/deposits/needed-deposit.ts';
import type { BeyondLimit } from '@patio/domain/people/trust/exposure.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

type Shared = CheckRefusal<never, never>;

/** The refusals that bids, purchases and proposals share, as errors of the catalogue (B§8, wire: 401, 404, 406, 206, 429). */
export function sharedRefusal(refusal: Shared, limit: 'PODE_DAR_LANCE' | 'PODE_COMPRAR'): ApiError {
  switch (refusal.reason) {
    case 'offer-closed':
      return new ApiError('offer-finished');
    case 'limit-reached':
      return new ApiError('limit-reached', { extra: { tipo: limit } });
    case 'suspicious-amount':
      return suspiciousAmountError();
    case 'beyond-limit':
      return beyondLimitError(refusal);
    case 'deposit-missing':
      return depositMissingError(refusal);
    case 'too-soon':
      return new ApiError('bid-too-soon', {
        extra: { minutos: refusal.minutesSinceLastBid },
        headers: { 'retry-after': String(Math.ceil(refusal.retryAfterMs / 1000)) },
      });
  }
}

const beyondErrors = {
  email: 'exposure-unconfirmed',
  documents: 'exposure-unverified',
  deposit: 'exposure-verified',
} as const;

/** An amount beyond the exposure limit of an account: the text names the limit and what raises it, `tipo` selects the dialog (rule 0.26). */
export function beyondLimitError({ level, limit, used, raisedBy }: BeyondLimit): ApiError {
  return new ApiError(beyondErrors[raisedBy], {
    parameters: { limit: formatMoney(limit), used: formatMoney(used) },
    extra: {
      tipo: 'EXPOSICAO',
      nivel: level,
      limite: reaisFromCentavos(limit),
      usado: reaisFromCentavos(used),
      comoAumentar: wayOnWire[raisedBy],
    },
  });
}

/** A bid above the value from which on its offer needs a deposit, 0 for every bid: the text names the amount, `tipo` selects the dialog (decision 0154). */
export function depositMissingError({ amount, above }: DepositRule): ApiError {
  return new ApiError(above === 0 ? 'deposit-missing-always' : 'deposit-missing', {
    parameters: { amount: formatMoney(amount), above: formatMoney(above) },
    extra: {
      tipo: 'CAUCAO',
      valor: reaisFromCentavos(amount),
      acimaDe: reaisFromCentavos(above),
      forma: 'pix',
    },
  });
}

/** An amount that the user must check. */
export const suspiciousAmountError = (): ApiError => new ApiError('suspicious-amount');
