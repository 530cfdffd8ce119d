import type { discardTextDraft as contract } from '@patio/contract/catalogue/content/discard-text-draft.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale } from '../content-changed.ts';
import { textVersions, textWriter } from './texts.store.ts';

/** Discards the draft of a text. Audited. */
export const discardTextDraft =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { key }, body: { versao }, fail }, { actor, now: at }) =>
    database.transact(async (transaction) => {
      const writer = textWriter(transaction, key);
      await writer.lock();
      const draft = (await textVersions(transaction, key)).find(({ number }) => number === null);
      if (draft === undefined) return fail('text-draft-gone');
      refuseStale(draft, versao);
      await writer.discard();
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'discard-text-draft',
        subject: `text ${key}`,
        before: { title: draft.title, letters: draft.html.length + draft.html_en.length },
        at,
      });
      return undefined;
    });
