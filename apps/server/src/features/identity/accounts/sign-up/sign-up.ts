import { errorText } from '@patio/contract/errors/catalogue.ts';
import { fieldTexts } from '@patio/contract/errors/field-texts/field-texts.ts';
import { TERMS_VERSION } from '@patio/domain/identity/consents/terms.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import { confirmationLink } from '../../email-confirmations/public.ts';
import { openSignUpToken } from '../../sign-up-tokens/public.ts';
import { enqueueMail, messages, pageAddress, storeNamed } from '../../../messaging/mail/public.ts';
import { notify } from '../../../messaging/notifications/public.ts';
import { beginAttempt, hashPassword, networkOf, type Attempt } from '../../sessions/public.ts';
import { accountOpened, documentGiven } from '../account-events.ts';
import type { Applicant } from './applicant.ts';
import { checkApplicant } from './check-applicant.ts';
import { insertAccount, insertTermsConsent, likeness, type Likeness } from './sign-up.store.ts';

const hourMs = 3_600_000;

/**
 * Creates an account and returns its interest token. The terms and the answer about marketing mail are stored with it, and a welcome mail
 * is sent; no session is opened (S-30). A repeated request, by its key, gets another token instead of a refusal, because its first reply
 * may have been lost. `alongside` writes further data of the new account in the same transaction. Errors: `invalid-fields`, `email-taken`,
 * `too-many-requests`, `overloaded`.
 */
export async function signUp(
  deps: ServerDeps,
  given: Applicant,
  context: CallContext,
  alongside: (transaction: Transaction, accountId: number) => Promise<void> = async () => {},
): Promise<string> {
  const applicant = checkApplicant(given, deps.config, context);
  // Invalid input is reported before a rate limit or a hash is used for it; correcting a form costs nothing.
  const attempt = await begin(deps, context);
  const key = keyOf(context);
  const before = await likeness(deps.database, applicant.form, key);
  if (before !== null)
    return deps.database.transact((transaction) => again(transaction, deps, before, applicant, context));
  const passwordHash = await hash(deps, applicant.form.password, attempt, callerOf(context));
  return deps.database.transact(async (transaction) => {
    const accountId = await insertAccount(transaction, applicant, passwordHash, context.now);
    if (accountId !== null) {
      const { document } = applicant.form;
      await documentGiven.publish(deps, transaction, { accountId, document, now: context.now });
      await accountOpened.publish(deps, transaction, {
        accountId,
        request: context.request,
        now: context.now,
      });
      await alongside(transaction, accountId);
      return welcome(transaction, deps, { accountId, applicant, key }, context);
    }
    const now = await likeness(transaction, applicant.form, key);
    if (now === null) throw new ApiError('overloaded');
    return again(transaction, deps, now, applicant, context);
  });
}

/**
 * Every sign-up counts for its network address, successful or refused, to prevent mass registration and probing of e-mails. It is not a
 * failed sign-in, so the attempt is not ended.
 */
function begin(deps: ServerDeps, context: CallContext): Promise<Attempt> {
  const subject = `sign-up:${networkOf(context.request.ip)}`;
  const limit = { perSubject: deps.config.rules.signUpsPerHour, windowMs: hourMs };
  return beginAttempt(deps, subject, context, limit);
}

async function hash(
  { config }: ServerDeps,
  password: string | null,
  attempt: Attempt,
  caller: string,
): Promise<string | null> {
  if (password === null) return null;
  try {
    return await hashPassword(password, config.passwordMemoryKib, caller);
  } catch (error) {
    await attempt.forgotten();
    throw error;
  }
}

/** The caller's key of this request, or null. */
function keyOf({ request }: CallContext): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[\w-]{8,100}$/.test(key) ? key : null;
}

async function welcome(
  transaction: Transaction,
  deps: ServerDeps,
  made: { accountId: number; applicant: Applicant; key: string | null },
  { now, idiom, partner }: CallContext,
): Promise<string> {
  const { brand, publicUrl } = deps.config;
  const { accountId, applicant, key } = made;
  await insertTermsConsent(transaction, {
    accountId,
    version: TERMS_VERSION,
    acceptsMail: applicant.acceptsMail,
    key,
    now,
  });
  const store = await storeNamed(transaction, partner);
  const address = pageAddress(publicUrl, store, '/home');
  const { email } = applicant.form;
  const confirmation = applicant.emailProved
    ? null
    : confirmationLink(deps.config, { accountId, email, store, now });
  const content = messages.welcome({ brand, idiom, store, address, confirmation });
  await enqueueMail(transaction, { to: email, ...content, now });
  // The inbox gets the same without the link, which must only reach the mailbox.
  const mailed = confirmation !== null;
  const message = messages.welcome({ brand, idiom, store, address, confirmation: null, mailed });
  await notify(deps, transaction, {
    accountId,
    title: message.noticeTitle ?? message.subject,
    body: message.notice,
    dedupeKey: 'welcome',
    now,
  });
  return openSignUpToken(transaction, deps, { accountId, now });
}

/** The same request gets a token, another one is refused with everything that is taken. */
async function again(
  transaction: Transaction,
  deps: ServerDeps,
  found: Likeness,
  { kind }: Applicant,
  { now, idiom }: CallContext,
): Promise<string> {
  if (found.repeatedId !== null)
    return openSignUpToken(transaction, deps, { accountId: found.repeatedId, now });
  const document = kind === 'company' ? 'cnpj-taken' : 'cpf-taken';
  const erros = [
    ...(found.emailTaken ? [errorText('email-taken', idiom)] : []),
    ...(found.documentTaken ? [fieldTexts[document][idiom]] : []),
  ];
  throw new ApiError('email-taken', { erros });
}
