import type { Config } from '../../../../config/config.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';

/** What a user is notified who has proved that a blocked account is theirs: that it is, and whom to write to. */
export function blockedAccount({ brand }: Pick<Config, 'brand'>): ApiError {
  return new ApiError('account-blocked', { parameters: { email: brand.email } });
}
