import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { StoreRow } from './stores/stores.store.ts';

/** The refusal of a decision on another version than the present one: who decided meanwhile, or that other data of the store changed. */
export function changedMeanwhile(
  { config }: Pick<ServerDeps, 'config'>,
  store: StoreRow,
  seen: StoreRow['status'],
): ApiError {
  const { status, standing_by: by, standing_at: at } = store;
  if (status === seen || at === null) return new ApiError('store-changed');
  return new ApiError('store-decided', {
    parameters: { who: by ?? config.brand.name, when: formatDateTime(at) },
  });
}
