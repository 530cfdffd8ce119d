import { formatMoney } from '@patio/domain/money/format-money.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';

/** Users answer the value that they saw; if the other side has stated another one since, they must look again. Centavos. */
export function changedSince(present: number): ApiError {
  return new ApiError('proposal-changed', {
    parameters: { value: formatMoney(present) },
    extra: { valor: reaisFromCentavos(present) },
  });
}
