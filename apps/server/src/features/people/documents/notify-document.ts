import { decideDocument } from '@patio/contract/people/documents/decide-document.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import { notifyCheckers } from '../../messaging/selling-side/public.ts';
import type { DocumentRow, Holder } from './documents.store.ts';

interface News {
  readonly holder: Holder;
  readonly what: 'asked' | 'reminded' | 'accepted' | 'refused' | 'withdrawn';
  readonly document: Pick<DocumentRow, 'code' | 'kind' | 'due_on'>;
  /** In the words of staff; of a reminder, those of the request. */
  readonly reason: string;
  readonly at: number;
}

/** Notifies a user by mail and notification, in their language, of a document that is asked for, still missing, or of what became of it. */
export async function notifyHolder(
  deps: ServerDeps,
  transaction: Transaction,
  { holder, what, document, reason, at }: News,
): Promise<void> {
  const { brand, publicUrl } = deps.config;
  const content = messages.documentNews({
    brand,
    idiom: holder.idiom ?? 'PTBR',
    name: holder.name,
    what,
    kind: document.kind,
    reason,
    due: document.due_on,
    address: `${publicUrl}/perfil#documentos`,
  });
  const dedupeKey = `document-${what}-${document.code}-${at}`;
  await enqueueMail(transaction, { to: holder.email, ...content, dedupeKey, now: at });
  await notify(deps, transaction, {
    accountId: holder.id,
    title: content.noticeTitle ?? content.subject,
    body: content.notice,
    path: '/perfil#documentos',
    dedupeKey,
    now: at,
  });
}

/** Notifies those who may decide on it that a document waits to be checked (S-40). */
export async function notifySent(
  deps: ServerDeps,
  transaction: Transaction,
  { accountId, code, at }: { readonly accountId: number; readonly code: number; readonly at: number },
): Promise<void> {
  await notifyCheckers(deps, transaction, {
    roles: decideDocument.roles ?? [],
    fact: `document-sent:${code}:${at}`,
    officePath: officeRecordPath('document', code, { conta: accountId }),
    write: (facts) => messages.salesDocument({ ...facts, code, accountId }),
    now: at,
  });
}
