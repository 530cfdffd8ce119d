import type { verifyPartnerToken as contract } from '@patio/contract/stores/partners/verify-partner-token.ts';
import { normalizeEmail } from '@patio/domain/validation/email.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { tryPartnerCode, verifyPartnerEmail } from './partner-codes.store.ts';
import { findRegistration } from './registrations.store.ts';
import { hashOfPartnerCode } from './send-partner-code.ts';

const refused = { extra: { ok: false } };

/** API-76: an unknown e-mail, a wrong code and an expired one get the same reply. */
export const verifyPartnerToken =
  ({ config, database }: ServerDeps): Handler<typeof contract> =>
  async ({ query, fail }, { now, reply }) => {
    reply.header('cache-control', 'no-store');
    const row = await findRegistration(database, { email: normalizeEmail(query.email) });
    if (!row) return fail('partner-code-wrong', refused);
    const outcome = await tryPartnerCode(database, {
      partnerId: row.partner_id,
      codeHash: hashOfPartnerCode(row.partner_id, query.token),
      maxAttempts: config.rules.codeAttempts,
      now,
    });
    if (outcome === 'wrong') return fail('partner-code-wrong', refused);
    if (outcome === 'spent') return fail('partner-code-spent', refused);
    await verifyPartnerEmail(database, row.partner_id, row.email, now);
    return { ok: true };
  };
