import { regretEnd, type RegretRefusal } from '@patio/domain/sales/regrets/decide-regret.ts';
import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { RegretRow } from './regrets.store.ts';

/** The catalogue error for each reason to refuse a regret. */
export function refusedRegret(reason: RegretRefusal, purchase: RegretRow): ApiError {
  switch (reason) {
    case 'already-cancelled':
      return new ApiError('purchase-undone');
    case 'not-a-consumer':
      return new ApiError('regret-not-consumer');
    case 'not-this-kind':
      return new ApiError('regret-not-this-kind');
    case 'term-over':
      return new ApiError('regret-term-over', {
        parameters: { date: formatDateTime(regretEnd(purchase.finished_at ?? 0)) },
      });
  }
}
