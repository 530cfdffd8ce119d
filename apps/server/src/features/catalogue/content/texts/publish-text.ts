import type { publishText as contract } from '@patio/contract/catalogue/content/publish-text.ts';
import { isBinding } from '@patio/domain/catalogue/content/text-keys.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale, showAtOnce } from '../content-changed.ts';
import { readText } from './read-text.ts';
import { written } from './texts.present.ts';
import { shownRow, textVersions, textWriter } from './texts.store.ts';

/** Publishes the draft of a text. What the site came with is kept as its first version. Audited. */
export const publishText =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { key }, body: { versao, correcao }, fail }, { actor, now: at }) =>
    deps.database.transact(async (transaction) => {
      const writer = textWriter(transaction, key);
      await writer.lock();
      const versions = await textVersions(transaction, key);
      const draft = versions.find(({ number }) => number === null);
      if (draft === undefined) return fail('text-draft-gone');
      refuseStale(draft, versao);
      if (isBinding(key) && !correcao) return fail('text-binding');
      const shown = await shownRow(transaction, key);
      const last = versions.find(({ number }) => number !== null)?.number ?? null;
      if (last === null && shown !== undefined)
        await writer.insert({ ...written(shown), number: 1, restored: null }, { by: null, at: null });
      const number = await writer.publish(written(draft), actor.accountId, at);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'publish-text',
        subject: `text ${key}`,
        details: isBinding(key) ? { correction: correcao } : {},
        before: { textVersion: last, title: shown?.title ?? null },
        after: { textVersion: number, title: draft.title },
        at,
      });
      showAtOnce(deps, transaction, at);
      return { data: await readText(transaction, key) };
    });
