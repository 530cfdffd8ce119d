import type { addTransferFine as contract } from '@patio/contract/sales/transfer/add-transfer-fine.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { fineProblem } from '@patio/domain/sales/transfer/fine-payer.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openToChange, openTransfer } from '../open-transfer.ts';
import { presentTransfer } from '../transfer.present.ts';
import { announceFine } from './announce-fine.ts';
import { insertFine } from './fines.store.ts';

/** Fines of a purchase that count. */
const MOST = 50;
const PAYERS = { comprador: 'buyer', vendedor: 'seller' } as const;
const PROBLEMS = { day: 'transfer-day', 'not-yours': 'not-allowed', reason: 'fine-reason' } as const;

/** Who sells records a fine, with who pays it; the same one only once. Audited, and the buyer is notified. */
export const addTransferFine =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code }, body, fail }, { actor, now }) => {
    const opening = { code, actor, door: 'office', now } as const;
    const { em: happenedOn, descricao: description, paga, motivo: reason } = body;
    const payer = PAYERS[paga];
    const cents = centavosFromReais(body.valor) ?? 0;
    return deps.database.transact(async (transaction) => {
      const opened = await openToChange(deps, transaction, opening);
      const { purchase, side, fines } = opened;
      const problem = fineProblem(
        { happenedOn, payer, reason },
        {
          today: dayOf(now),
          deliveredOn: purchase.delivered_at === null ? null : dayOf(purchase.delivered_at),
          ofHouse: side === 'house',
        },
      );
      if (problem !== null) return fail(PROBLEMS[problem]);
      const same = fines.some(
        (fine) => fine.happened_on === happenedOn && fine.cents === cents && fine.description === description,
      );
      if (same) return fail('fine-recorded');
      if (fines.length >= MOST) return fail('fines-many');
      const fine = { happenedOn, cents, description, payer, reason };
      const by = { accountId: actor.accountId, at: now };
      const number = await insertFine(transaction, { purchaseCode: code, ...fine }, by);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'add-transfer-fine',
        subject: `purchase ${code}`,
        details: { fine: number, ...(reason === null ? {} : { reason }) },
        before: { value: null, payer: null },
        after: { value: cents, payer },
        at: now,
      });
      const news = {
        code: number,
        what: 'added',
        cents,
        on: happenedOn,
        description,
        payer,
        reason,
        at: now,
      } as const;
      await announceFine(deps, transaction, opened, news);
      return { data: presentTransfer(await openTransfer(deps, transaction, opening), now) };
    });
  };
