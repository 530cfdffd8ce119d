import type { CancellationDecision } from '@patio/domain/cancellations/decide-cancellation.ts';
import { ApiError } from '../../platform/http/api-error.ts';

type Reason = Extract<CancellationDecision, { kind: 'refused' }>['reason'];

/** The failure of the catalogue for each reason to refuse a cancellation. */
export function refusedCancellation(reason: Reason): ApiError {
  switch (reason) {
    case 'nothing-to-cancel':
      return new ApiError('nothing-to-cancel');
    case 'already-requested':
      return new ApiError('cancellation-requested');
    case 'text-missing':
      return new ApiError('cancel-text-needed');
    case 'text-too-long':
    case 'bank-data-missing':
      return new ApiError('invalid-fields');
  }
}
