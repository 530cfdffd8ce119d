import { randomUUID } from 'node:crypto';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { sendDocument as contract } from '@patio/contract/people/documents/send-document.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';
import { documentFiles, documentType, fits } from '../identity/public.ts';
import { deleteFileAfter } from './delete-file.ts';
import { presentOwn } from './documents.present.ts';
import { documentReader, documentWriter } from './documents.store.ts';
import { lockDocument } from './lock-document.ts';
import { notifySent } from './notify-document.ts';

const limit = { perSubject: 20, windowMs: 86_400_000 };

/** Stores the file encrypted; one sent before is deleted only once the new one is there. The team is notified when it begins to wait. */
export const sendDocument =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ params: { id: code }, body: { conteudo }, fail }, context) => {
    const { actor, idiom, now } = context;
    const wrong = (text: 'document-size' | 'document-kind'): never => {
      throw new ApiError('invalid-fields', { erros: [fieldText(text, 'conteudo', idiom)] });
    };
    const bytes = Buffer.from(conteudo, 'base64');
    if (!fits(bytes)) return wrong('document-size');
    const type = documentType(bytes);
    if (type === null) return wrong('document-kind');
    const seen = await documentReader(deps.database).find(code);
    if (seen?.account_id !== actor.accountId) return fail('document-request-not-found');
    // Every file counts, to protect storage and staff from floods.
    await beginAttempt(deps, `document:${actor.accountId}`, context, limit);
    const files = documentFiles(deps.config, storage);
    const file = { guid: randomUUID(), type, bytes: bytes.length };
    await files.put(file.guid, bytes);
    const row = await deps.database
      .transact(async (transaction) => {
        const locked = await lockDocument(transaction, code);
        if (!locked) return fail('document-request-not-found');
        const { state, guid } = locked.document;
        if (state === 'accepted' || state === 'withdrawn') return fail('document-request-changed');
        await documentWriter(transaction).keep(code, file, now);
        deleteFileAfter(deps, transaction, guid);
        if (state !== 'sent')
          await notifySent(deps, transaction, { accountId: actor.accountId, code, at: now });
        return documentReader(transaction).find(code);
      })
      .catch(async (error: unknown) => {
        await files.forget(file.guid, deps.logger);
        throw error;
      });
    return row ? { data: presentOwn(row, now) } : fail('document-request-not-found');
  };
