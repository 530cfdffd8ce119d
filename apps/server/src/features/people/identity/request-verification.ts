import { randomUUID } from 'node:crypto';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { requestVerification as contract } from '@patio/contract/people/identity/request-verification.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { areNeededDocuments } from '@patio/domain/people/trust/needed-documents.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { beginAttempt } from '../../identity/sessions/public.ts';
import { documentFiles, documentType, fits } from './document-file.ts';
import { identityWriter, type DocumentRow } from './identity.store.ts';
import { notifyRequested } from './notify-identity.ts';

const dayMs = 86_400_000;
const mostADay = 5;

/** Stores the documents encrypted and asks staff to review them; the files are deleted if the request fails. */
export const requestVerification =
  (deps: ServerDeps, storage: Storage): Handler<typeof contract> =>
  async ({ body: { documentos }, fail }, context) => {
    const { actor, idiom, now } = context;
    const { config, database } = deps;
    const wrong = (text: 'document-size' | 'document-kind' | 'document-list'): never => {
      throw new ApiError('invalid-fields', { erros: [fieldText(text, 'documentos', idiom)] });
    };
    const kinds = documentos.map(({ tipo }) => tipo);
    if (!areNeededDocuments(actor.profileCode, kinds)) return wrong('document-list');
    const files = documentFiles(config, storage);
    const handed = documentos.map(({ tipo: kind, conteudo }) => {
      const bytes = Buffer.from(conteudo, 'base64');
      if (!fits(bytes)) return wrong('document-size');
      const type = documentType(bytes);
      if (type === null) return wrong('document-kind');
      const row: DocumentRow = { guid: randomUUID(), kind, type, bytes: bytes.length };
      return { row, bytes };
    });
    // Every request counts, to protect storage and staff from floods.
    const limit = { perSubject: mostADay, windowMs: dayMs };
    await beginAttempt(deps, `verification:${actor.accountId}`, context, limit);
    await Promise.all(handed.map(({ row, bytes }) => files.put(row.guid, bytes)));
    const code = await database
      .transact(async (transaction) => {
        const writer = identityWriter(transaction);
        const person = await writer.lockApplicant(actor.accountId);
        if (!person) return fail('not-signed-in');
        if (!person.email_confirmed) return fail('verification-needs-email');
        if (person.identity_verified) return fail('verified-already');
        const made = await writer.insert(person.id, now);
        if (made === undefined) return fail('verification-pending');
        for (const { row } of handed) await writer.addDocument(made, row);
        await notifyRequested(deps, transaction, { person, code: made, at: now });
        return made;
      })
      .catch(async (error: unknown) => {
        await Promise.all(handed.map(({ row }) => files.forget(row.guid, deps.logger)));
        throw error;
      });
    return { data: { codigo: code, situacao: 'pendente' as const, em: isoInstant(now) } };
  };
