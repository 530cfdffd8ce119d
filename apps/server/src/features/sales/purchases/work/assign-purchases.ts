import type { assignPurchases as contract } from '@patio/contract/sales/purchases/assign-purchases.ts';
import { errorCatalogue } from '@patio/contract/errors/catalogue.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockPurchase } from '../defaults.store.ts';
import { keepPlan, planOf } from './undo-work.ts';
import { isAssignee, workOf, writePlan } from './work.store.ts';

/** Assigns several purchases, each by itself, and gives the token with which its author undoes it. */
export const assignPurchases =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom }) => {
    const assigneeId = body.responsavel;
    if (assigneeId !== null && !(await isAssignee(database, assigneeId))) return fail('assignee-unknown');
    const at = clock.now();
    // In order of their numbers, so that two users who assign the same purchases wait for each other only once.
    const codes = [...new Set(body.compras)].toSorted((one, other) => one - other);
    const { outcomes, token } = await database.transact(async (transaction) => {
      const before: AssignedBefore[] = [];
      const outcomes = new Map<number, Outcome>();
      const edited = { by: actor.accountId, at };
      for (const code of codes) {
        const outcome = await assign(transaction, code, { assigneeId, from: body.de }, edited);
        outcomes.set(code, outcome);
        if (typeof outcome === 'object' && 'version' in outcome) before.push(outcome);
      }
      const author = { actorId: actor.accountId, at };
      return { outcomes, token: before.length > 0 ? await keepPlan(transaction, before, author) : null };
    });
    const refused = [...outcomes].flatMap(([codigo, outcome]) => {
      if (outcome === 'unchanged' || (typeof outcome === 'object' && 'version' in outcome)) return [];
      const error = outcome === 'missing' ? 'purchase-not-found' : outcome.error;
      return [
        { codigo, motivo: errorCatalogue[error][idiom], com: outcome === 'missing' ? null : outcome.with },
      ];
    });
    return {
      feitas: codes.filter((code) => !refused.some(({ codigo }) => codigo === code)),
      recusadas: refused,
      desfazer: token,
    };
  };

type AssignedBefore = Parameters<typeof keepPlan>[1][number];

interface Held {
  readonly error: 'work-taken' | 'work-not-yours';
  /** Its assignee; null: nobody. */
  readonly with: string | null;
}
type Outcome = AssignedBefore | Held | 'missing' | 'unchanged';

interface Assignment {
  readonly assigneeId: number | null;
  /** Who must have it before; undefined: anyone. */
  readonly from: number | null | undefined;
}

/** Assigns one purchase, or says who has it. */
async function assign(
  transaction: Transaction,
  code: number,
  { assigneeId, from }: Assignment,
  edited: { readonly by: number; readonly at: number },
): Promise<Outcome> {
  const sale = await lockPurchase(transaction, code);
  const work = sale && (await workOf(transaction, code));
  if (!work) return 'missing';
  if (from !== undefined && work.assignee_id !== from) {
    if (assigneeId !== null && work.assignee_id === assigneeId) return 'unchanged';
    return { error: from === null ? 'work-taken' : 'work-not-yours', with: work.assignee };
  }
  await writePlan(
    transaction,
    code,
    { assigneeId, nextAction: work.next_action, day: work.next_action_on },
    edited,
  );
  await recordAudit(transaction, {
    actorId: edited.by,
    action: 'plan-purchase',
    subject: `purchase ${code}`,
    before: { assignee: work.assignee_id },
    after: { assignee: assigneeId },
    at: edited.at,
  });
  return { purchase: code, version: work.version + 1, ...planOf(work) };
}
