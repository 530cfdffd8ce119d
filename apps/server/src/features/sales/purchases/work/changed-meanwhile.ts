import { formatDateTime } from '@patio/domain/time/sao-paulo.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { PurchaseWork } from './work.store.ts';

/** The refusal of an edit of another version than the present one: who changed it, and when. Null: it is the present one. */
export function changedMeanwhile(work: PurchaseWork, version: number): ApiError | null {
  if (work.version === version) return null;
  const { editor, edited_at: at } = work;
  return new ApiError('purchase-changed', {
    parameters: { who: editor ?? '', when: at === null ? '' : formatDateTime(at) },
  });
}
