import { MESSAGE_FILES } from '@patio/contract/sales/deal-messages/deal-message.ts';
import type { uploadOwnMessageFile as contract } from '@patio/contract/sales/deal-messages/upload-own-message-file.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import type { FileDeps } from '../../purchase-documents/public.ts';
import { storeUpload } from '../files/store-upload.ts';
import { isOpen } from '../write-message.ts';
import { conversationOf, ownDeal } from './own-deal.ts';

const hourMs = 3_600_000;

/** Stores a file for the buyer's next message. Every file counts, to protect the storage from floods. */
export const uploadOwnMessageFile =
  (deps: ServerDeps, files: FileDeps): Handler<typeof contract> =>
  async ({ params, body: given, fail }, context) => {
    const { actor, idiom, now: at } = context;
    const { accountId } = actor;
    const deal = await ownDeal(deps.database, params, accountId);
    if (deal === undefined) return fail('conversation-not-found');
    if (!isOpen(deps, deal, at)) return fail('conversation-closed');
    const limit = { perSubject: deps.config.rules.messagesPerHour * MESSAGE_FILES, windowMs: hourMs };
    await beginAttempt(deps, `deal-message-file:${accountId}`, context, limit);
    const conversation = await deps.database.transact((transaction) => conversationOf(transaction, deal, at));
    return { data: await storeUpload(deps, files, { conversation, accountId, given, idiom, at }) };
  };
