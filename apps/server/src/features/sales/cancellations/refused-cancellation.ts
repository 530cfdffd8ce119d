import { cancellationEnd } from '@patio/domain/sales/purchases/sold-recently.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { CancellationDecision } from '@patio/domain/sales/cancellations/decide-cancellation.ts';
import { ApiError } from '../../../platform/http/api-error.ts';

type Reason = Extract<CancellationDecision, { kind: 'refused' }>['reason'];

/** The catalogue error for each reason to refuse a cancellation; `purchase` if there is one. */
export function refusedCancellation(reason: Reason, purchase?: { readonly created_at: number }): ApiError {
  switch (reason) {
    case 'nothing-to-cancel':
      return new ApiError('nothing-to-cancel');
    case 'already-requested':
      return new ApiError('cancellation-requested');
    case 'refused-before':
      return new ApiError('cancellation-refused-before');
    case 'term-over':
      return new ApiError('cancellation-term-over', {
        parameters: { date: formatDateTime(cancellationEnd(purchase?.created_at ?? 0)) },
      });
    case 'text-missing':
      return new ApiError('cancel-text-needed');
    case 'text-too-long':
    case 'bank-data-missing':
      return new ApiError('invalid-fields');
  }
}
