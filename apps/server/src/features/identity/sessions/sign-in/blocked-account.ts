import type { Config } from '../../../../config/config.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';

/** Notifies a user who has proven that a blocked account is theirs: that it is blocked, and whom to contact. */
export function blockedAccount({ brand }: Pick<Config, 'brand'>): ApiError {
  return new ApiError('account-blocked', { parameters: { email: brand.email } });
}
