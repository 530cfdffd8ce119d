import { movePurchaseDelivery as contract } from '@patio/contract/sales/deliveries/move-purchase-delivery.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore, worksForTheHouse } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Actor } from '../../../../platform/http/call-context.ts';
import type { Handler, HandlerInput } from '../../../../platform/http/serve.ts';
import { isProof } from '../../purchase-documents/public.ts';
import { completeHandedOver } from '../../purchases/public.ts';
import { deliveredPurchase, type DeliveryRow } from '../deliveries.store.ts';
import { notifyOfDelivery } from '../notify-delivery.ts';
import { openDelivery, type OpenedDelivery } from '../open-delivery.ts';
import { readDelivery } from '../read-delivery.ts';
import { switchWay } from '../switch-way.ts';
import { takeStep } from '../take-step.ts';
import { sellerChange } from './seller-change.ts';

type Move = HandlerInput<typeof contract>['body'];

/** On which side of a delivery a user of the back office is. */
export const sideOf = (actor: Actor) => (worksForTheHouse(actor, contract) ? 'house' : 'store');

/** Those who sell take a step of a delivery: audited, and the buyer is told. */
export const movePurchaseDelivery =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, now }) => {
    const seen = await deliveredPurchase(deps.database, params.id);
    if (!seen || !mayReachStore(actor, seen.partner_id, contract)) return fail('purchase-not-found');
    await deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const opened = await openDelivery(deps, transaction, params.id, at);
      if (opened === undefined) throw new ApiError('delivery-not-possible');
      await move(deps, transaction, opened, { body, actor, at });
    });
    if (body.passo === 'resolver')
      await completeHandedOver(deps, { code: params.id, actorId: actor.accountId });
    const purchase = (await deliveredPurchase(deps.database, params.id)) ?? seen;
    return { data: await readDelivery(deps.database, purchase, { actor: sideOf(actor), now }) };
  };

interface By {
  readonly body: Move;
  readonly actor: Actor;
  readonly at: number;
}

async function move(
  deps: ServerDeps,
  transaction: Transaction,
  opened: OpenedDelivery,
  { body, actor, at }: By,
): Promise<void> {
  const { purchase, row } = opened;
  const { accountId } = actor;
  const step = body.passo;
  const { change, happenedAt, place, text } = sellerChange(row, body, { accountId, now: at });
  const { after, event } = await takeStep(deps, transaction, opened, {
    step,
    side: sideOf(actor),
    authorId: accountId,
    version: body.versao,
    change,
    at,
    happenedAt,
    place,
    text,
  });
  if (body.passo === 'entregar') await refuseUnproven(transaction, purchase.code, body.comprovante, actor);
  if (step === 'reabrir')
    await switchWay(deps, transaction, purchase.code, { freight: 'S', amount: null, at });
  await notifyOfDelivery(deps, transaction, opened, { what: step, after, place, text, fact: `${event}`, at });
  await recordAudit(transaction, {
    actorId: accountId,
    action: 'move-purchase-delivery',
    subject: `purchase ${purchase.code}`,
    details: { offer: purchase.offer_code, step, ...('motivo' in body && { reason: body.motivo }) },
    before: auditFacts(row),
    after: auditFacts(after),
    at,
  });
}

async function refuseUnproven(
  transaction: Transaction,
  code: number,
  guid: string,
  actor: Actor,
): Promise<void> {
  const proof = { code, guid, actor, door: 'office', kinds: ['entrega'] } as const;
  if (!(await isProof(transaction, proof))) throw new ApiError('delivery-no-proof');
}

/** A delivery in the audit: without who drives. */
function auditFacts(row: DeliveryRow) {
  return {
    state: row.state,
    freight: row.amount_cents === null ? null : reaisFromCentavos(row.amount_cents),
    carrier: row.carrier,
    carrierDocument: row.carrier_document,
    truck: row.truck_plate,
    pickup: row.pickup_on,
    arrival: row.arrival_on,
    proof: row.proof,
  };
}
