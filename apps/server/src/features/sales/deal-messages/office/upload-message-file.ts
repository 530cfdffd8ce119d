import { MESSAGE_FILES } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { uploadMessageFile as contract } from '@patio/contract/sales/deal-messages/upload-message-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import type { FileDeps } from '../../purchase-documents/public.ts';
import { storeUpload } from '../files/store-upload.ts';
import { isOpen } from '../write-message.ts';
import { reachedConversation } from './reach.ts';

const hourMs = 3_600_000;

/** Stores a file for the next message to a buyer. */
export const uploadMessageFile =
  (deps: ServerDeps, files: FileDeps): Handler<typeof contract> =>
  async ({ params, body: given, fail }, context) => {
    const { actor, idiom, now: at } = context;
    const { accountId } = actor;
    const found = await reachedConversation(deps.database, params.id, actor);
    if (!found) return fail('conversation-not-found');
    if (!isOpen(deps, found, at)) return fail('conversation-closed');
    const limit = { perSubject: deps.config.rules.messagesPerHour * MESSAGE_FILES, windowMs: hourMs };
    await beginAttempt(deps, `deal-message-file:${accountId}`, context, limit);
    const conversation = found.code;
    return { data: await storeUpload(deps, files, { conversation, accountId, given, idiom, at }) };
  };
