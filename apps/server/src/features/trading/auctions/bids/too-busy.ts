import { ApiError } from '../../../../platform/http/api-error.ts';

/** A bid that cannot be processed now: nothing was recorded, and it may be retried at once. */
export const tooBusy = (): ApiError => new ApiError('overloaded', { headers: { 'retry-after': '1' } });
