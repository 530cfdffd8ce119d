import type { ServerDeps } from '../../deps.ts';
import { lockPartner, setPartnerStatus } from './partners.store.ts';

/** Closes an approved store: nobody finds it, and its offers are nowhere listed. False when there is no approved store of that name. */
export function suspendPartner({ database }: Pick<ServerDeps, 'database'>, store: string): Promise<boolean> {
  return database.transact(async (transaction) => {
    const partner = await lockPartner(transaction, store);
    if (partner?.status !== 'approved') return false;
    await setPartnerStatus(transaction, { id: partner.id, status: 'suspended', memberSince: null });
    return true;
  });
}
