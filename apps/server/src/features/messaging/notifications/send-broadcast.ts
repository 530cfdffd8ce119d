import { createHash, randomUUID } from 'node:crypto';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import {
  ATTACHMENT_BYTES,
  type sendBroadcast as contract,
} from '@patio/contract/messaging/notifications/send-broadcast.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler, HandlerInput } from '../../../platform/http/serve.ts';
import { forgetFile } from '../../../platform/storage/forget-file.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { mayAttach } from './attachment-kind.ts';
import { presentBroadcast, segmentOf } from './broadcasts.present.ts';
import { broadcastWriter, countSegment } from './broadcasts.store.ts';
import { bodyOf } from './sanitise-body.ts';

type Attachment = HandlerInput<typeof contract>['body']['anexo'];

/** Accepts a staff notification for one user or a segment; the worker delivers it to the inboxes (S-41). Audited. */
export const sendBroadcast =
  ({ config, database, logger }: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ body, fail }, { actor, idiom, now }) => {
    const { titulo: title, mensagem, ingles, destino, destinatarios: recipients, anexo } = body;
    const bytes = bytesOf(anexo);
    const problem = bytes && attachmentProblem(anexo?.nome ?? '', bytes);
    if (problem) throw new ApiError('invalid-fields', { erros: [fieldText(problem, 'anexo', idiom)] });
    const guid = randomUUID();
    // Stored before anyone can read about it; if the rest fails, the file is deleted again.
    const key = `attachments/${guid}`;
    if (bytes) await storage.put(key, bytes);
    const outcome = await database
      .transact(async (transaction) => {
        const writer = broadcastWriter(transaction);
        await writer.lockStaff(actor.accountId);
        const hash = createHash('sha256').update(JSON.stringify(body)).digest();
        const earlier = await writer.sameSince(actor.accountId, hash, now - config.rules.doubleSendMs);
        if (earlier !== null) return { isNew: false, row: await writer.find(earlier) };
        const segment = segmentOf(destino);
        if ((await countSegment(transaction, segment)) !== recipients)
          return { isNew: false, row: undefined };
        const attachment = bytes && anexo ? { guid, name: anexo.nome, bytes: bytes.length } : null;
        const text = bodyOf(mensagem);
        const staffId = actor.accountId;
        const id = await writer.insert({
          ...segment,
          title,
          body: text,
          english: ingles ? { title: ingles.titulo, body: bodyOf(ingles.mensagem) } : null,
          attachment,
          recipients,
          hash,
          staffId,
          now,
        });
        await recordAudit(transaction, {
          actorId: staffId,
          action: 'send-broadcast',
          subject: `broadcast ${id}`,
          // Text and attachment are in the notification, from which they can be deleted.
          details: { ...segment, recipients, english: ingles !== undefined, attachment: attachment !== null },
          at: now,
        });
        return { isNew: true, row: await writer.find(id) };
      })
      .catch(async (error: unknown) => {
        if (bytes) await forgetFile(storage, logger, key);
        throw error;
      });
    if (bytes && !outcome.isNew) await forgetFile(storage, logger, key);
    return outcome.row ? { data: presentBroadcast(outcome.row) } : fail('recipients-changed');
  };

function bytesOf(attachment: Attachment): Buffer | null {
  return attachment === undefined ? null : Buffer.from(attachment.conteudo, 'base64');
}

function attachmentProblem(name: string, bytes: Buffer): 'attachment-size' | 'attachment-kind' | null {
  if (bytes.length === 0 || bytes.length > ATTACHMENT_BYTES) return 'attachment-size';
  return mayAttach(name, bytes) ? null : 'attachment-kind';
}
