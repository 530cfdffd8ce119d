import type { resendPartnerToken as contract } from '@patio/contract/stores/partners/resend-partner-token.ts';
import { normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { codesSent } from './partner-codes.store.ts';
import { findRegistration, lockRegistration } from './registrations.store.ts';
import { sendPartnerCode } from './send-partner-code.ts';

const dayMs = 86_400_000;

/** Maximum of codes mailed for one registration per day. */
const mostCodes = 20;

/** S-42: one code in `PARTNER_RESEND_SECONDS`, however many requests are concurrent. */
export const resendPartnerToken =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body }, { idiom, now }) => {
    const found = await findRegistration(deps.database, { email: normalizeEmail(body.email) });
    if (found?.status !== 'pending') throw new ApiError('email-not-found');
    await deps.database.transact(async (transaction) => {
      const row = await lockRegistration(transaction, found.account_id);
      if (row?.status !== 'pending' || row.email !== found.email) throw new ApiError('email-not-found');
      const { last, sent } = await codesSent(transaction, row.partner_id, now - dayMs);
      const wait = last === null ? 0 : last + deps.config.rules.partnerResendMs - now;
      if (wait > 0) throw tooSoon(wait);
      if (sent >= mostCodes) throw new ApiError('too-many-requests');
      await sendPartnerCode(transaction, deps, { partnerId: row.partner_id, email: row.email, idiom, now });
    });
  };

function tooSoon(waitMs: number): ApiError {
  const seconds = Math.ceil(waitMs / 1000);
  return new ApiError('partner-code-too-soon', {
    parameters: { seconds },
    extra: { segundos: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
