import { errorCatalogue } from '@patio/contract/errors/catalogue.ts';
import type { takeWork as contract } from '@patio/contract/sales/desk/take-work.ts';
import type { WorkKind } from '@patio/contract/sales/desk/work-kinds.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { changeHands, type Handed } from './change-hands.ts';
import { waitingOf } from './desk.store.ts';
import { keepHandover } from './keep-handover.ts';
import { takenWriter, type Holder } from './taken-work.store.ts';
import { notifyFormerHolder } from './work-news.ts';
import { mayTake, storeForTaking } from './work.policy.ts';
import { presentHolder } from './work.present.ts';

/** Takes work, each piece by itself: exactly one user has it, and another one learns who. */
export const takeWork =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body: { tipo: kind, codigos, de = null }, fail }, { actor, idiom, now }) => {
    if (!mayTake(actor, kind)) return fail('not-allowed');
    const store = storeForTaking(actor, kind);
    // In the order of their numbers, so that two users who take the same work wait for each other only once.
    const codes = [...new Set(codigos)].toSorted((one, other) => one - other);
    const taker = { kind, by: actor.accountId, from: de, at: now };
    return deps.database.transact(async (transaction) => {
      const waits = await waitingOf(transaction, kind, codes, store);
      const handed: Handed[] = [];
      const done: number[] = [];
      const refused = [];
      for (const codigo of codes) {
        const subject = waits.get(codigo);
        const outcome =
          subject === undefined ? 'gone' : await takeOne(transaction, { ...taker, code: codigo, subject });
        if (outcome === 'gone')
          refused.push({ codigo, motivo: errorCatalogue['work-not-waiting'][idiom], com: null });
        else if (outcome !== 'own' && 'name' in outcome)
          refused.push({
            codigo,
            motivo: errorCatalogue['work-taken'][idiom],
            com: presentHolder(outcome, store),
          });
        else {
          done.push(codigo);
          if (outcome !== 'own') handed.push(outcome);
        }
      }
      if (de !== null)
        await notifyFormerHolder(deps, transaction, { by: actor.accountId, holderId: de, handed, now });
      return {
        feitas: done,
        recusadas: refused,
        desfazer:
          handed.length === 0
            ? null
            : await keepHandover(transaction, handed, { actorId: actor.accountId, at: now }),
      };
    });
  };

interface Taking {
  readonly kind: WorkKind;
  readonly code: number;
  readonly subject: string;
  readonly by: number;
  readonly from: number | null;
  readonly at: number;
}

/** `own`: the user had it. A holder: they have it. */
async function takeOne(
  transaction: Transaction,
  { kind, code, subject, by, from, at }: Taking,
): Promise<Handed | Holder | 'own'> {
  const writer = takenWriter(transaction, kind);
  const change = { kind, code, subject, action: 'take-work', by, after: by, at } as const;
  // The holder may have given it back between the two looks.
  for (let tries = 0; tries < 3; tries += 1) {
    if (await writer.take(code, by, at)) return changeHands(transaction, { ...change, before: null });
    const holder = await writer.holder(code);
    if (holder === undefined) continue;
    if (holder.account_id === by) return 'own';
    if (holder.account_id !== from) return holder;
    await writer.pass(code, by, at);
    return changeHands(transaction, { ...change, before: holder.account_id });
  }
  throw new Error('Taken work came and went.');
}
