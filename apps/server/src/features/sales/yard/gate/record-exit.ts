import { confirmExit } from '@patio/contract/sales/yard/confirm-exit.ts';
import { z } from 'zod';
import type { ServerDeps } from '../../../../deps.ts';
import { mayReachStore } from '../../../../platform/access/store-access.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { undoable, type UndoContext } from '../../../identity/undo/public.ts';
import { auctionLocker, type AuctionRow } from '../../../trading/auctions/public.ts';
import { noteExit, noteExitUndone } from '../../deliveries/public.ts';
import { addEvent } from '../events.store.ts';
import { vehicleWriter } from '../yard.store.ts';
import { announceExit } from './announce-exit.ts';
import { findExit, undoExit } from './exits.store.ts';
import { gatePurchase, gateVehicles, type GateRow } from './gate.store.ts';

interface Exit {
  readonly exit: number;
  readonly row: GateRow;
  readonly offer: AuctionRow;
  readonly vehicle: {
    readonly plate: string | null;
    readonly name: string;
    readonly yard_code: number | null;
  };
  readonly collector: string;
  readonly thirdParty: boolean;
  readonly byCode: boolean;
  readonly keys: number;
  readonly usage: number | null;
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const keepExit = undoable({
  action: 'confirm-exit',
  route: confirmExit,
  before: z.object({ exit: z.number() }),
  undo: async ({ exit }, context) => takeBack(exit, context),
});

/** What follows from an exit: the vehicle is no longer in the yard, buyer and sellers are notified. Returns the token that takes it back. */
export async function recordExit(deps: ServerDeps, transaction: Transaction, exit: Exit): Promise<string> {
  const { row, vehicle, actorId, at } = exit;
  if (vehicle.yard_code !== null) {
    await vehicleWriter(transaction, vehicle.yard_code).leave(at, 0);
    const details = { exit: exit.exit };
    await addEvent(transaction, { yard: vehicle.yard_code, kind: 'saida', details, actorId, at });
  }
  await announceExit(deps, transaction, { ...exit, undone: false });
  if (row.freight === 'S' && (await haveAllLeft(transaction, row)))
    await noteExit(deps, transaction, { purchaseCode: row.code, actorId, at });
  await recordAudit(transaction, {
    actorId,
    action: 'confirm-exit',
    subject: `purchase ${row.code}`,
    details: {
      plate: vehicle.plate,
      yard: vehicle.yard_code,
      byCode: exit.byCode,
      thirdParty: exit.thirdParty,
      keys: exit.keys,
      usage: exit.usage,
    },
    before: { left: false },
    after: { left: true },
    at,
  });
  return keepExit(transaction, [{ exit: exit.exit }], { actorId, at });
}

/** Whether no vehicle of a purchase stands in the yard any more. */
async function haveAllLeft(transaction: Transaction, { code, offer_code: offer }: GateRow): Promise<boolean> {
  const vehicles = await gateVehicles(transaction, code, offer);
  return vehicles.every(({ exit_code: exit }) => exit !== null);
}

/** Takes an exit back: the vehicle stands in the yard again, and everyone who was notified of the exit is notified of that. */
async function takeBack(code: number, { deps, transaction, actor, at }: UndoContext) {
  const exit = await findExit(transaction, code);
  const seen = exit && (await gatePurchase(transaction, exit.purchase_code));
  if (!exit || !seen || !mayReachStore(actor, exit.partner_id, confirmExit)) return null;
  const offer = await auctionLocker(transaction).lock(seen.offer_code, seen.account_id);
  const row = await gatePurchase(transaction, exit.purchase_code);
  // Completed or cancelled since: what follows from that stays.
  if (!offer || row?.status !== 'L' || row.cancelled_at !== null) return null;
  const { accountId: actorId } = actor;
  if (
    row.freight === 'S' &&
    !(await noteExitUndone(deps, transaction, { purchaseCode: row.code, actorId, at }))
  )
    return null;
  if (!(await undoExit(transaction, code, { actorId, at }))) return null;
  if (exit.yard_code !== null && (await vehicleWriter(transaction, exit.yard_code).comeBack()))
    await addEvent(transaction, {
      yard: exit.yard_code,
      kind: 'saida-desfeita',
      details: {},
      actorId,
      at,
    });
  const vehicle = { plate: null, name: row.title };
  await announceExit(deps, transaction, { exit: code, row, offer, vehicle, collector: '', at, undone: true });
  return {
    subject: `purchase ${row.code}` as const,
    before: { left: true },
    after: { left: false },
  };
}
