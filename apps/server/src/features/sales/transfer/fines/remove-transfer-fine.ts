import type { removeTransferFine as contract } from '@patio/contract/sales/transfer/remove-transfer-fine.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openToChange, openTransfer } from '../open-transfer.ts';
import { presentTransfer } from '../transfer.present.ts';
import { announceFine } from './announce-fine.ts';
import { strikeFine } from './fines.store.ts';

/** Who sells strikes a fine. Audited, and the buyer is notified. */
export const removeTransferFine =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, multa }, body: { motivo: reason }, fail }, { actor, now }) => {
    const opening = { code, actor, door: 'office', now } as const;
    return deps.database.transact(async (transaction) => {
      const opened = await openToChange(deps, transaction, opening);
      const fine = opened.fines.find((each) => each.code === multa);
      if (fine === undefined) return fail('fine-not-found');
      const { cents, payer, description, happened_on: on } = fine;
      await strikeFine(transaction, multa, reason, { accountId: actor.accountId, at: now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'remove-transfer-fine',
        subject: `purchase ${code}`,
        details: { fine: multa, reason },
        before: { value: cents, payer },
        after: { value: null, payer: null },
        at: now,
      });
      const news = { code: multa, what: 'removed', cents, on, description, payer, reason, at: now } as const;
      await announceFine(deps, transaction, opened, news);
      return { data: presentTransfer(await openTransfer(deps, transaction, opening), now) };
    });
  };
