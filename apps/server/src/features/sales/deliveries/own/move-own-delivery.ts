import type { BuyerMove } from '@patio/contract/sales/deliveries/delivery.ts';
import type { moveOwnDelivery as contract } from '@patio/contract/sales/deliveries/move-own-delivery.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { completeHandedOver } from '../../purchases/public.ts';
import { deliveredPurchase } from '../deliveries.store.ts';
import { notifyOfDelivery } from '../notify-delivery.ts';
import { openDelivery, type OpenedDelivery } from '../open-delivery.ts';
import { readDelivery } from '../read-delivery.ts';
import { switchWay } from '../switch-way.ts';
import { takeStep, type DeliveryChange } from '../take-step.ts';
import { agreeOnFreight } from './agree-on-freight.ts';
import { complainOfDelivery } from './complain-of-delivery.ts';

/** The buyer takes a step of their delivery; those who sell are told. */
export const moveOwnDelivery =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const seen = await deliveredPurchase(deps.database, params.id);
    if (seen?.account_id !== actor.accountId) return fail('purchase-not-found');
    const recordedBy = await deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const opened = await openDelivery(deps, transaction, params.id, at);
      if (opened === undefined) throw new ApiError('delivery-not-possible');
      await move(deps, transaction, opened, { body, accountId: actor.accountId, at });
      return opened.row.delivered_by;
    });
    if (body.passo === 'confirmar' && recordedBy !== null)
      await completeHandedOver(deps, { code: params.id, actorId: recordedBy });
    const purchase = (await deliveredPurchase(deps.database, params.id)) ?? seen;
    return { data: await readDelivery(deps.database, purchase, { actor: 'buyer', now }) };
  };

interface By {
  readonly body: BuyerMove;
  readonly accountId: number;
  readonly at: number;
}

async function move(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDelivery,
  { body, accountId, at }: By,
): Promise<void> {
  const { purchase } = opened;
  const text = 'texto' in body && body.texto !== '' ? body.texto : null;
  const { after, event } = await takeStep(deps, transaction, opened, {
    step: body.passo,
    side: 'buyer',
    authorId: accountId,
    version: body.versao,
    change: await changeOf(deps, transaction, opened, { body, accountId, at }),
    at,
    happenedAt: at,
    place: null,
    text,
  });
  if (body.passo === 'aceitar')
    await agreeOnFreight(deps, transaction, purchase, after.amount_cents ?? 0, at);
  if (body.passo === 'recusar')
    await switchWay(deps, transaction, purchase.code, { freight: 'N', amount: 0, at });
  await notifyOfDelivery(deps, transaction, opened, {
    what: body.passo,
    after,
    text,
    fact: `${event}`,
    at,
  });
}

async function changeOf(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDelivery,
  { body, at }: By,
): Promise<DeliveryChange> {
  switch (body.passo) {
    case 'aceitar':
      return { agreed_at: at };
    case 'confirmar':
      return { confirmed_at: at };
    case 'recusar':
      return {};
    case 'contestar':
      // Two who contest at once wait for each other: the second finds another version, and its complaint is undone with it.
      return { complaint_code: await complainOfDelivery(deps, transaction, opened, body, at) };
  }
}
