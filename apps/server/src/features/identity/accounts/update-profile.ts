import type {
  ProfileChange,
  updateProfile as contract,
} from '@patio/contract/identity/accounts/update-profile.ts';
import { fieldText, type FieldMessage } from '@patio/contract/errors/field-texts/field-texts.ts';
import { POLICY_VERSION } from '@patio/domain/identity/consents/consent.ts';
import type { ServerDeps } from '../../../deps.ts';
import { isDuplicate } from '../../../platform/db/failures.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { SignedInContext } from '../../../platform/http/call-context.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { insertMarketingAnswer } from '../consents/public.ts';
import { confirmsByPassword, replacePassword } from '../sessions/public.ts';
import { documentGiven } from './account-events.ts';
import { presentProfile, profileVersion } from './accounts.present.ts';
import { isDocumentTaken, lockProfile, profileOf, saveProfile, type ProfileRow } from './accounts.store.ts';
import { checkNewPassword } from './check-new-password.ts';
import { decideProfileChange, type ProfileDecision } from './profile-change.policy.ts';

export const updateProfile =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const { actor, idiom } = context;
    const before = await profileOf(deps.database, actor.accountId);
    if (!before) return fail('not-signed-in');
    const password = await checkNewPassword(deps, before, body, context);
    const problems = [...textsOf(decide(deps, before, body, context), context), ...password.erros];
    if (problems.length > 0) return fail('invalid-fields', { erros: [...new Set(problems)] });
    const after = await save(deps, body, context);
    if (password.change !== null) {
      await replacePassword(deps, {
        account: { id: after.id, email: after.email },
        password: password.change,
        session: actor,
        keepSession: true,
        // An unproven password proves no other one; a user without a password has proven none.
        proved: confirmsByPassword(before),
        context,
      });
    }
    return presentProfile(after, { idiom, passwordOptional: deps.config.rules.profilePasswordOptional });
  };

function decide(
  { config }: ServerDeps,
  row: ProfileRow,
  change: ProfileChange,
  { now }: SignedInContext,
): ProfileDecision {
  return decideProfileChange(row, change, { strictTaxId: config.rules.strictTaxId, now });
}

/** Decided again on the locked row, because two forms may be saved concurrently. */
function save(deps: ServerDeps, change: ProfileChange, context: SignedInContext): Promise<ProfileRow> {
  return deps.database.transact(async (transaction) => {
    const row = await lockProfile(transaction, context.actor.accountId);
    if (!row) throw new ApiError('not-signed-in');
    if (change.versao && change.versao !== profileVersion(row)) throw new ApiError('changed-meanwhile');
    const decision = decide(deps, row, change, context);
    if (decision.kind === 'refused') throw refusal(decision.messages, context);
    const { profile } = decision;
    const isNew = profile.document !== null && profile.document !== row.document;
    if (isNew && (await isDocumentTaken(transaction, profile.document, row.id)))
      throw refusal(['document-taken'], context);
    await saveProfile(transaction, profile).catch((error: unknown) => {
      throw isDuplicate(error) ? refusal(['document-taken'], context) : error;
    });
    const { id: accountId, document, accepts_mail: accepted } = profile;
    const { now } = context;
    if (isNew && document !== null)
      await documentGiven.publish(deps, transaction, { accountId, document, now });
    if (accepted !== row.accepts_mail) {
      const answer = { accountId, accepted, version: POLICY_VERSION, at: now };
      await insertMarketingAnswer(transaction, { ...answer, place: 'profile' });
    }
    return profile;
  });
}

function refusal(messages: readonly FieldMessage[], context: SignedInContext): ApiError {
  return new ApiError('invalid-fields', { erros: textsOf({ kind: 'refused', messages }, context) });
}

function textsOf(decision: ProfileDecision, { idiom }: SignedInContext): string[] {
  return decision.kind === 'refused' ? decision.messages.map((message) => fieldText(message, '', idiom)) : [];
}
