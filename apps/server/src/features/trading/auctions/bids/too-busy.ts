import { ApiError } from '../../../../platform/http/api-error.ts';

/** A bid that cannot be taken now: nothing was recorded, and it may be sent again at once. */
export const tooBusy = (): ApiError => new ApiError('overloaded', { headers: { 'retry-after': '1' } });
