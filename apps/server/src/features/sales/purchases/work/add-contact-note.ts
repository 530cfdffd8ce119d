import { addContactNote as contract } from '@patio/contract/sales/purchases/add-contact-note.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { addNote, notesOf } from './notes.store.ts';
import { CHANNELS, presentNote } from './notes.present.ts';
import { onePurchase } from './purchases-list.store.ts';

/** Adds a line to the contact log of a purchase. A promise without its author is the team's. */
export const addContactNote =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor }) => {
    const outcome = await database.transact(async (transaction) => {
      const purchase = await transaction.row(onePurchase, [params.id]);
      if (!purchase || !mayReachStore(actor, purchase.partner_id, contract))
        return new ApiError('purchase-not-found');
      const at = clock.now();
      const promise = body.promessa ?? null;
      const code = await addNote(transaction, params.id, {
        authorId: actor.accountId,
        channel: CHANNELS[body.canal],
        text: body.texto,
        promise,
        promised_by: promise === null ? null : body.prometidoPor === 'comprador' ? 'buyer' : 'team',
        at,
      });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'add-contact-note',
        subject: `purchase ${params.id}`,
        details: { note: code, channel: body.canal },
        at,
      });
      return (await notesOf(transaction, params.id, null)).find((note) => note.code === code);
    });
    if (outcome instanceof ApiError) throw outcome;
    if (outcome === undefined) throw new ApiError('purchase-not-found');
    return { data: presentNote(outcome) };
  };
