import { errorCatalogue } from '@patio/contract/errors/catalogue.ts';
import type { returnWork as contract } from '@patio/contract/sales/desk/return-work.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { changeHands, type Handed } from './change-hands.ts';
import { waitingOf } from './desk.store.ts';
import { keepHandover } from './keep-handover.ts';
import { takenWriter } from './taken-work.store.ts';
import { mayTake, storeForTaking } from './work.policy.ts';
import { presentHolder } from './work.present.ts';

/** Gives back what the caller has, each piece by itself. */
export const returnWork =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body: { tipo: kind, codigos }, fail }, { actor, idiom, now }) => {
    if (!mayTake(actor, kind)) return fail('not-allowed');
    const store = storeForTaking(actor, kind);
    const codes = [...new Set(codigos)].toSorted((one, other) => one - other);
    const by = actor.accountId;
    return database.transact(async (transaction) => {
      const subjects = await waitingOf(transaction, kind, codes, store);
      const writer = takenWriter(transaction, kind);
      const handed: Handed[] = [];
      const refused = [];
      for (const codigo of codes) {
        const holder = await writer.holder(codigo);
        const subject = subjects.get(codigo);
        if (holder?.account_id !== by || subject === undefined) {
          const com = holder === undefined || subject === undefined ? null : presentHolder(holder, store);
          refused.push({ codigo, motivo: errorCatalogue['work-not-yours'][idiom], com });
          continue;
        }
        await writer.free(codigo);
        const change = {
          kind,
          code: codigo,
          subject,
          action: 'return-work',
          before: by,
          after: null,
        } as const;
        handed.push(await changeHands(transaction, { ...change, by, at: now }));
      }
      return {
        feitas: handed.map(({ code }) => code),
        recusadas: refused,
        desfazer:
          handed.length === 0 ? null : await keepHandover(transaction, handed, { actorId: by, at: now }),
      };
    });
  };
