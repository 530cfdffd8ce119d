import type { saveSellingTeam as contract } from '@patio/contract/messaging/selling-side/save-selling-team.ts';
import { canSell } from '@patio/domain/messaging/selling-side/selling-team.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { notify } from '../../notifications/public.ts';
import { presentTeam, teamVersion } from './teams.present.ts';
import { houseStaff, teamWriter, type TeamRow } from './teams.store.ts';

/** Sets the team of a category, audited with the reason; people who join or leave are notified on the site. */
export const saveSellingTeam =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor, now }) => {
    const members = [...new Set(body.membros)].toSorted((one, other) => one - other);
    const outcome = await deps.database.transact(async (transaction) => {
      const writer = teamWriter(transaction, params.id);
      const before = await writer.lock();
      if (!before) return new ApiError('category-not-found');
      const staff = new Map((await houseStaff(transaction)).map((person) => [person.id, person]));
      const after = { ...before, members };
      if (teamVersion(before) === teamVersion(after)) return presentTeam(before, staff);
      if (teamVersion(before) !== body.versao) return new ApiError('team-changed');
      const joining = members.filter((id) => !before.members.includes(id));
      const canAllSell = joining.every((id) => {
        const person = staff.get(id);
        return person !== undefined && canSell(person);
      });
      if (!canAllSell) return new ApiError('not-of-the-sales-team');
      await writer.replace(members);
      await notifyMembers(deps, transaction, { before, after, now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-selling-team',
        subject: `category ${before.code}`,
        details: { reason: body.motivo },
        before: { members: before.members },
        after: { members },
        at: now,
      });
      return presentTeam(after, staff);
    });
    if (outcome instanceof ApiError) throw outcome;
    return { data: outcome };
  };

async function notifyMembers(
  deps: ServerDeps,
  transaction: Transaction,
  { before, after, now }: { readonly before: TeamRow; readonly after: TeamRow; readonly now: number },
): Promise<void> {
  const category = `“${before.name}”`;
  const send = (accountId: number, title: string, body: string) =>
    notify(deps, transaction, { accountId, title, body, path: '/avisos', now });
  for (const id of after.members.filter((one) => !before.members.includes(one)))
    await send(
      id,
      `Você entrou na equipe de ${category}`,
      'A partir de agora você é avisado de vendas, propostas, perguntas e cancelamentos desta categoria. Em “Avisos” você escolhe como.',
    );
  for (const id of before.members.filter((one) => !after.members.includes(one)))
    await send(
      id,
      `Você saiu da equipe de ${category}`,
      'Os avisos desta categoria vão para a equipe que a administração definiu.',
    );
}
