import type { waivePurchaseStorage as contract } from '@patio/contract/sales/storage-days/waive-purchase-storage.ts';
import { centavosFromReais } from '@patio/domain/money/wire-money.ts';
import { waiverRefusal, type WaiverRefusal } from '@patio/domain/sales/storage-days/decide-waiver.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';
import { formatMoney } from '@patio/domain/money/format-money.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { storageWaived } from '../../purchase-events/public.ts';
import { addWaiver } from '../days.store.ts';
import { notifyOfStorage } from '../notify-storage.ts';
import { openStorage, type StorageNow } from '../open-storage.ts';
import { noteWaived } from '../storage.store.ts';
import { showStorage } from '../show-storage.ts';

/** Waives storage that is owed, or all that was charged of it: audited, and the buyer learns why. */
export const waivePurchaseStorage =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, { actor, now }) => {
    await deps.database.transact(async (transaction) => {
      const at = deps.clock.now();
      const storage = await openStorage(deps, transaction, params.id, at);
      if (storage === undefined) throw new ApiError('storage-nothing');
      const amount = body.valor === null ? null : (centavosFromReais(body.valor) ?? 0);
      const asked = { amount, reason: body.motivo, version: body.versao };
      await waive(deps, transaction, storage, { ...asked, role: actor.staffRole, by: actor.accountId, at });
    });
    return { data: await showStorage(deps.database, params.id, now) };
  };

const REFUSALS = {
  changed: 'storage-changed',
  over: 'storage-nothing',
  amount: 'storage-amount',
} as const satisfies Record<Exclude<WaiverRefusal, 'above'>, string>;

interface Asked {
  /** Centavos; null: all that was charged. */
  readonly amount: number | null;
  readonly reason: string;
  readonly version: number;
  readonly role: StaffRole | null;
  readonly by: number;
  readonly at: number;
}

async function waive(
  deps: ServerDeps,
  transaction: Transaction,
  storage: StorageNow,
  { amount, reason, version: readVersion, role, by, at }: Asked,
): Promise<void> {
  const { row, account } = storage;
  const { code, version, cancelled, charged_cents: charged, waived_cents: before } = row;
  const most = deps.config.rules.storage.waive;
  const facts = { role, amount, owed: account.owed, charged, most, before, cancelled, version, readVersion };
  const refusal = waiverRefusal(facts);
  if (refusal === 'above') throw new ApiError('storage-above', { parameters: { amount: formatMoney(most) } });
  if (refusal !== null) throw new ApiError(REFUSALS[refusal]);
  const ofCharge = amount === null;
  const waived = amount ?? charged;
  await noteWaived(transaction, code, { amount: waived, ofCharge });
  const number = await addWaiver(transaction, { code, amount: waived, ofCharge, reason, by, at });
  if (ofCharge) await storageWaived.publish(null, transaction, { code, at, by, reason });
  const news = {
    what: 'waived',
    lastFree: null,
    dueOn: null,
    amount: waived,
    reason,
    fact: `waived-${number}`,
    at,
  } as const;
  const left = { ...account, owed: ofCharge ? account.owed : account.owed - waived };
  await notifyOfStorage(deps, transaction, { ...storage, account: left }, news);
  await recordAudit(transaction, {
    actorId: by,
    action: 'waive-storage',
    subject: `purchase ${code}`,
    details: { offer: row.offer_code, reason, ofCharge, amount: waived },
    before: { waived: before, charged },
    after: { waived: before + waived, charged: ofCharge ? 0 : charged },
    at,
  });
}
