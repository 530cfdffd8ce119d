import { errorText } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { registerPartner as contract } from '@patio/contract/stores/partners/register-partner.ts';
import { TERMS_VERSION } from '@patio/domain/identity/consents/terms.ts';
import { registrationObjections, type Registration } from '@patio/domain/stores/partners/registration.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { insertTermsConsent } from '../../../identity/accounts/public.ts';
import { recordOpening, refuseListedDocuments } from '../../../people/blocklist/public.ts';
import { openSignUpToken } from '../../../identity/sign-up-tokens/public.ts';
import {
  beginAttempt,
  hashPassword,
  networkOf,
  passwordProblems,
  workPasswordProblems,
} from '../../../identity/sessions/public.ts';
import { takeOverStrikes } from '../../../people/strikes/public.ts';
import { earlierRegistration } from './earlier-registration.ts';
import { codesSent } from './partner-codes.store.ts';
import { newRegistration, readRegistration, type NewRegistration } from './registration.ts';
import {
  insertRegistration,
  isCorrectable,
  lockRegistration,
  takenBy,
  updateRegistration,
  type RegistrationRow,
} from './registrations.store.ts';
import { sendPartnerCode } from './send-partner-code.ts';

const hourMs = 3_600_000;

/** API-75: creates a pending partner with an account that can sign in; the code is mailed. */
export const registerPartner =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const form = readRegistration(body);
    const erros = objectionsTo(form, deps, context);
    if (erros.length > 0) return fail('invalid-fields', { erros });
    // Counted with the other sign-ups of the network; it is not a failed sign-in, so the attempt is not ended.
    const limit = { perSubject: deps.config.rules.signUpsPerHour, windowMs: hourMs };
    await beginAttempt(deps, `sign-up:${networkOf(context.request.ip)}`, context, limit);
    // After the rate limit, because the estimate is expensive.
    const weak = await workPasswordProblems(form.password, {
      idiom: context.idiom,
      personal: knownOf(form),
    });
    if (weak.length > 0) return fail('invalid-fields', { erros: weak });
    const earlier = await earlierRegistration(deps, { ...form, token: body.tokenUsrio ?? '' }, context);
    const passwordHash = await hashPassword(form.password, deps.config.passwordMemoryKib, callerOf(context));
    const given = newRegistration(form, { passwordHash, acceptsMail: body.marketing, idiom: context.idiom });
    const data = await deps.database.transact((transaction) =>
      save(transaction, deps, { given, earlier, request: context.request, now: context.now }),
    );
    return { data };
  };

const knownOf = ({ contactName, tradeName, legalName, email }: Registration): readonly string[] => [
  contactName,
  tradeName,
  legalName,
  email,
];

/** All problems, in the order of the form and without repeats. */
function objectionsTo(form: Registration, { config }: ServerDeps, { idiom }: CallContext): readonly string[] {
  const texts = registrationObjections(form, { strict: config.rules.strictTaxId }).flatMap(
    ({ field, message }) => {
      const text = fieldText(message, '', idiom);
      return field === 'password' && message !== 'own-password-required' ? [] : [text];
    },
  );
  const personal = knownOf(form);
  const password =
    form.password.trim() === '' ? [] : passwordProblems(form.password, 'wide', { idiom, personal });
  return [...new Set([...texts, ...password])];
}

interface RegistrationToSave {
  readonly given: NewRegistration;
  readonly earlier: RegistrationRow | null;
  readonly request: CallContext['request'];
  readonly now: number;
}

/** Writes the registration, or corrects the one that it repeats, and returns the token of the next steps. */
async function save(
  transaction: Transaction,
  deps: ServerDeps,
  registration: RegistrationToSave,
): Promise<string> {
  const { given, request, now } = registration;
  const before = registration.earlier
    ? await lockRegistration(transaction, registration.earlier.account_id)
    : undefined;
  const row = before && isCorrectable(before) ? before : null;
  const taken = await takenBy(transaction, given, row?.account_id ?? null);
  if (taken.email || taken.document) throw refusal(taken, given);
  await refuseListedDocuments(deps, transaction, [given.cnpj, given.cpf]);
  const ids = await write(transaction, row, registration);
  const { accountId } = ids;
  // An account like any other: it may deal, so what bars a sign-up bars it too.
  await takeOverStrikes(deps, transaction, { accountId, document: given.cnpj, now });
  if (row === null) await recordOpening(deps, transaction, { accountId, request, now });
  const consent = { version: TERMS_VERSION, acceptsMail: given.acceptsMail, key: null };
  await insertTermsConsent(transaction, { accountId, ...consent, now });
  const again = row !== null && row.email === given.email;
  const { last } = await codesSent(transaction, ids.partnerId, now);
  const fresh = again && last !== null && now - last < deps.config.rules.partnerResendMs;
  // Sending the same form twice mails one code.
  if (!fresh)
    await sendPartnerCode(transaction, deps, {
      partnerId: ids.partnerId,
      email: given.email,
      idiom: given.idiom,
      now,
    });
  return openSignUpToken(transaction, deps, { accountId, now });
}

async function write(
  transaction: Transaction,
  row: RegistrationRow | null,
  { given, now }: RegistrationToSave,
) {
  if (row !== null) {
    await updateRegistration(transaction, row, given, now);
    return { accountId: row.account_id, partnerId: row.partner_id };
  }
  const written = await insertRegistration(transaction, given, now);
  if (written === null) throw refusal({ email: true, document: false }, given);
  return written;
}

function refusal(taken: { email: boolean; document: boolean }, { idiom }: NewRegistration): ApiError {
  const erros = [
    ...(taken.email ? [errorText('email-taken', idiom)] : []),
    ...(taken.document ? [fieldText('cnpj-taken', '', idiom)] : []),
  ];
  return new ApiError('email-taken', { erros });
}
