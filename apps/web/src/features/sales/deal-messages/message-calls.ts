import { CallFailure } from '@patio/api-client/call-failure.ts';
import type { Reply } from '@patio/contract/route/define-route.ts';
import { downloadOwnMessageFile } from '@patio/contract/sales/deal-messages/download-own-message-file.ts';
import { getOwnConversation } from '@patio/contract/sales/deal-messages/get-own-conversation.ts';
import type { OwnConversation } from '@patio/contract/sales/deal-messages/own-conversation.ts';
import { readOwnConversation } from '@patio/contract/sales/deal-messages/read-own-conversation.ts';
import { sendOwnMessage } from '@patio/contract/sales/deal-messages/send-own-message.ts';
import { uploadOwnMessageFile } from '@patio/contract/sales/deal-messages/upload-own-message-file.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { base64Of } from '../../people/trust/public.ts';

export type Talk = Reply<typeof getOwnConversation>['data'];

/** The latest messages of a conversation, or those before one; 'missing': there is none for this user. */
export async function loadTalk(
  which: OwnConversation,
  before?: number,
): Promise<Talk | 'missing' | 'failed'> {
  try {
    const query = before === undefined ? {} : { antes: before };
    return (await browserCall(getOwnConversation, { params: which, query })).data;
  } catch (failure) {
    return failure instanceof CallFailure && failure.status === 404 ? 'missing' : 'failed';
  }
}

/** Marks messages as read up to one; a failure leaves them unread, which the next look mends. */
export async function markRead(which: OwnConversation, until: number): Promise<void> {
  await browserCall(readOwnConversation, { params: which, body: { ate: until } }).catch(() => undefined);
}

/** Uploads a file for the next message, and gives its number. Errors: `CallFailure`. */
export async function uploadFile(which: OwnConversation, file: File): Promise<number> {
  const body = { nome: file.name, conteudo: await base64Of(file) };
  const { data } = await browserCall(uploadOwnMessageFile, { params: which, body }, { action: true });
  return data.codigo;
}

/** Sends a message; the same key again is the same message. Errors: `CallFailure`. */
export async function sendMessage(
  which: OwnConversation,
  body: { readonly texto: string; readonly arquivos: number[] },
  idempotencyKey: string,
): Promise<void> {
  await browserCall(sendOwnMessage, { params: which, body }, { action: true, idempotencyKey });
}

/** Saves a file of a message; false if it failed. */
export function saveFile(code: number, name: string): Promise<boolean> {
  return downloadFile(downloadOwnMessageFile.path.replace(':id', String(code)), name);
}
