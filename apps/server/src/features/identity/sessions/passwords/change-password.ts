import type { changePassword as contract } from '@patio/contract/identity/sessions/change-password.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { CallContext } from '../../../../platform/http/call-context.ts';
import { callerOf } from '../../../../platform/http/callers.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { passwordHolder, type PasswordHolder } from './password.store.ts';
import { passwordProblems } from './password-problems.ts';
import { workPasswordProblems } from './work-password.ts';
import { proveChange } from '../proof/prove-change.ts';
import { verifyPassword } from './passwords.ts';
import { replacePassword } from './replace-password.ts';
import { hashOf } from '../secrets.ts';
import { clearRefreshCookie } from '../session-cookie.ts';
import { tokenOf } from '../token-of.ts';

export const changePassword =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const holder = await holderOf(deps, context);
    if (!holder) return fail('not-signed-in');
    if (holder.blocked_at !== null) return fail('user-not-found');
    if (body.problem) throw body.problem;
    const { senha, confirmacao, ...shown } = body.checked;
    if (typeof confirmacao === 'string' && confirmacao.trim() !== senha.trim())
      return fail('password-mismatch');
    const known = {
      idiom: context.idiom,
      personal: [holder.name, holder.surname, holder.trade_name ?? '', holder.email],
    };
    const erros = passwordProblems(senha, 'narrow', known);
    if (erros.length === 0 && holder.works) erros.push(...(await workPasswordProblems(senha, known)));
    if (erros.length > 0) return fail('invalid-fields', { erros });
    // Before the current password is compared: the reply would help an attacker guess it.
    const proved = await proveChange(deps, holder, shown, context);
    if (await verifyPassword(senha, holder.password_hash, deps.config.passwordMemoryKib, callerOf(context)))
      return fail('password-unchanged');
    await replacePassword(deps, {
      account: { id: holder.account_id, email: holder.email },
      password: senha,
      session: { accountId: holder.account_id, sessionId: holder.session_id },
      // A session that was valid only for this ends now (S-34).
      keepSession: !holder.restricted,
      proved,
      readMailbox: holder.by_link,
      context,
    });
    if (holder.restricted) clearRefreshCookie(context.reply, deps.config, { office: false });
  };

async function holderOf(
  { database }: ServerDeps,
  { now, request }: CallContext,
): Promise<PasswordHolder | undefined> {
  const token = tokenOf(request);
  return token === null ? undefined : passwordHolder(database, hashOf(token), now);
}
