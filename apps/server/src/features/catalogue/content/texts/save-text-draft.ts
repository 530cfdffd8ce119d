import type { saveTextDraft as contract } from '@patio/contract/catalogue/content/save-text-draft.ts';
import { hasOwnText } from '@patio/domain/catalogue/content/text-keys.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { refuseStale } from '../content-changed.ts';
import { sanitiseText, showsNothing } from './sanitise-text.ts';
import { readText } from './read-text.ts';
import { textVersions, textWriter } from './texts.store.ts';

/** Saves the draft of a text, sanitised. Audited; what it said is in the draft itself. */
export const saveTextDraft =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { key }, body, fail }, { actor, now: at }) => {
    const text = { ...body, html: sanitiseText(body.html), htmlEn: sanitiseText(body.htmlEn) };
    const isEmpty = showsNothing(text.html) || (text.tituloEn !== '' && showsNothing(text.htmlEn));
    if (isEmpty && !hasOwnText(key)) return fail('text-empty');
    return database.transact(async (transaction) => {
      const writer = textWriter(transaction, key);
      await writer.lock();
      const draft = (await textVersions(transaction, key)).find(({ number }) => number === null);
      const edit = { by: actor.accountId, at };
      if (draft === undefined) {
        if (body.versao !== 0) return fail('text-draft-gone');
        await writer.insert({ ...text, number: null, restored: null }, edit);
      } else {
        refuseStale(draft, body.versao);
        await writer.write(text, edit);
      }
      const size = ({ titulo, html, htmlEn }: typeof text) => ({
        title: titulo,
        letters: html.length + htmlEn.length,
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'save-text-draft',
        subject: `text ${key}`,
        ...(draft === undefined
          ? {}
          : { before: { title: draft.title, letters: draft.html.length + draft.html_en.length } }),
        after: size(text),
        at,
      });
      return { data: await readText(transaction, key) };
    });
  };
