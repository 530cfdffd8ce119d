import type { restoreText as contract } from '@patio/contract/catalogue/content/restore-text.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { readText } from './read-text.ts';
import { written } from './texts.present.ts';
import { textVersions, textWriter } from './texts.store.ts';

/** Makes a published version the draft. Audited. */
export const restoreText =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { key, number }, fail }, { actor, now: at }) =>
    database.transact(async (transaction) => {
      const writer = textWriter(transaction, key);
      await writer.lock();
      const versions = await textVersions(transaction, key);
      const chosen = versions.find((version) => version.number === number);
      if (chosen === undefined) return fail('text-version-not-found');
      if (versions.some((version) => version.number === null)) return fail('text-draft-open');
      await writer.insert(
        { ...written(chosen), number: null, restored: number },
        { by: actor.accountId, at },
      );
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'restore-text',
        subject: `text ${key}`,
        details: { textVersion: number },
        at,
      });
      return { data: await readText(transaction, key) };
    });
