import type { DeliveryStep } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { notifyOfDelivery } from '../notify-delivery.ts';
import { openDelivery } from '../open-delivery.ts';
import { takeStep, type DeliveryChange } from '../take-step.ts';

interface Exit {
  readonly purchaseCode: number;
  readonly actorId: number;
  readonly at: number;
}

/** The last vehicle of a delivered purchase left the yard with its carrier. The caller holds the lock of the offer. */
export async function noteExit(deps: ServerDeps, transaction: Transaction, exit: Exit): Promise<void> {
  await note(deps, transaction, exit, { step: 'carregar', change: { loaded_at: exit.at } });
}

/**
 * An exit of a delivered purchase is taken back. False: that is no longer possible, because the delivery went on.
 */
export async function noteExitUndone(
  deps: ServerDeps,
  transaction: Transaction,
  exit: Exit,
): Promise<boolean> {
  const opened = await openDelivery(deps, transaction, exit.purchaseCode, exit.at);
  if (opened === undefined || opened.row.state === 'agendada') return true;
  if (opened.row.state !== 'carregada') return false;
  await note(deps, transaction, exit, { step: 'descarregar', change: { loaded_at: null } });
  return true;
}

async function note(
  deps: ServerDeps,
  transaction: Transaction,
  { purchaseCode, actorId, at }: Exit,
  { step, change }: { readonly step: DeliveryStep; readonly change: DeliveryChange },
): Promise<void> {
  const opened = await openDelivery(deps, transaction, purchaseCode, at);
  if (opened === undefined) return;
  const { after, event } = await takeStep(deps, transaction, opened, {
    step,
    side: 'gate',
    authorId: actorId,
    version: null,
    change,
    at,
    happenedAt: at,
    place: null,
    text: null,
  });
  await notifyOfDelivery(deps, transaction, opened, { what: step, after, fact: `${event}`, at });
}
