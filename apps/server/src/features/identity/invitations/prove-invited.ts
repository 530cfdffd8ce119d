import type { acceptInvitation as contract } from '@patio/contract/identity/invitations/accept-invitation.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { callerOf } from '../../../platform/http/callers.ts';
import type { HandlerInput } from '../../../platform/http/serve.ts';
import { hashPassword, passwordProblems, proveByPassword, workPasswordProblems } from '../sessions/public.ts';
import { setsPassword, type InvitedRow } from './invited-accounts.store.ts';
import type { InvitationRow } from './invitations.store.ts';

/** What a user who accepts has shown and set. */
export interface InvitedProof {
  /** Of a new account. */
  readonly name: string;
  /** The stored hash that their password matched; null: they set one, and their mailbox proves who they are. */
  readonly shown: string | null;
  /** The hash of the password that they set; null: the one they have stays. */
  readonly set: string | null;
}

type Typed = HandlerInput<typeof contract>['body'];

/**
 * Proves the user of an invited address: they came by the mailed link; whose account has a password shows that and its second step too.
 * Errors: those of `proveByPassword`; `invalid-fields`, with `senhaAtual` or `novaSenha` where such a password is missing; `overloaded`.
 */
export async function proveInvited(
  deps: ServerDeps,
  { invitation, account }: { readonly invitation: InvitationRow; readonly account: InvitedRow | undefined },
  typed: Typed,
  context: CallContext,
): Promise<InvitedProof> {
  const name = account?.name ?? (typed.nome?.trim() || invitation.name);
  const works = invitation.employer_id === null;
  if (setsPassword(account)) {
    const personal = [name, account?.surname ?? '', account?.trade_name ?? '', invitation.email];
    return { name, shown: null, set: await checkedHash(deps, typed.senha, { works, personal }, context) };
  }
  const present = typed.senhaAtual ?? '';
  if (present.trim() === '') throw missing('current-password-required', 'senhaAtual', context);
  const personal = [name, account?.surname ?? '', account?.trade_name ?? '', invitation.email];
  // Before a code of the second step is used up.
  const weak = works && (await workPasswordProblems(present, { idiom: context.idiom, personal })).length > 0;
  if (weak && !typed.senha?.trim()) throw missing('password-work', 'novaSenha', context);
  if (weak) await refuseWeak(typed.senha ?? '', { works, personal }, context);
  const proved = await proveByPassword(
    deps,
    { login: invitation.email, password: present, codigoAcesso: typed.codigoAcesso },
    context,
  );
  const shown = 'passwordHash' in proved.shown ? proved.shown.passwordHash : null;
  if (proved.accountId !== account?.id || shown === null) throw new ApiError('wrong-credentials');
  const set = weak ? await checkedHash(deps, typed.senha, { works, personal }, context) : null;
  return { name, shown, set };
}

interface Strength {
  readonly works: boolean;
  readonly personal: readonly string[];
}

async function checkedHash(
  { config }: ServerDeps,
  password: string | null | undefined,
  strength: Strength,
  context: CallContext,
): Promise<string> {
  if (!password?.trim()) throw missing('own-password-required', 'novaSenha', context);
  await refuseWeak(password, strength, context);
  return hashPassword(password, config.passwordMemoryKib, callerOf(context));
}

async function refuseWeak(
  password: string,
  { works, personal }: Strength,
  { idiom }: CallContext,
): Promise<void> {
  const problems = passwordProblems(password, 'narrow', { idiom, personal });
  const erros =
    problems.length > 0 || !works ? problems : await workPasswordProblems(password, { idiom, personal });
  if (erros.length > 0) throw new ApiError('invalid-fields', { erros, extra: { novaSenha: true } });
}

function missing(
  message: 'current-password-required' | 'own-password-required' | 'password-work',
  field: 'senhaAtual' | 'novaSenha',
  { idiom }: CallContext,
): ApiError {
  return new ApiError('invalid-fields', {
    erros: [fieldText(message, 'senha', idiom)],
    extra: { [field]: true },
  });
}
