import type { allowRelease as contract } from '@patio/contract/sales/transfer/allow-release.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openToChange, openTransfer } from '../open-transfer.ts';
import { presentTransfer } from '../transfer.present.ts';
import { addEvent } from '../transfer.store.ts';

/** An administrator lets the keys be released without what the house requires, or takes that back. */
export const allowRelease =
  (deps: ServerDeps): Handler<typeof contract> =>
  (
    { params: { id: code }, body: { versao: version, autorizar: allow, motivo: reason }, fail },
    { actor, now },
  ) => {
    const opening = { code, actor, door: 'office', now } as const;
    return deps.database.transact(async (transaction) => {
      const opened = await openToChange(deps, transaction, opening);
      if (version !== opened.version) return fail('transfer-changed');
      if (allow === (opened.allowed !== null)) return fail('transfer-state');
      if (allow && opened.missing.length === 0) return fail('transfer-nothing-missing');
      const { accountId } = actor;
      const kind = allow ? 'waived' : 'undone';
      await addEvent(transaction, code, {
        step: 'liberacao',
        kind,
        side: 'house',
        accountId,
        at: now,
        words: reason,
      });
      await recordAudit(transaction, {
        actorId: accountId,
        action: 'allow-release',
        subject: `purchase ${code}`,
        details: { reason, missing: opened.missing.join(', ') },
        before: { allowed: !allow },
        after: { allowed: allow },
        at: now,
      });
      return { data: presentTransfer(await openTransfer(deps, transaction, opening), now) };
    });
  };
