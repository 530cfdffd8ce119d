import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { lockPartner, openPartner, type LockedPartner, type PartnerKey } from '../partners.store.ts';
import { writeToStore } from '../write-to-store.ts';

/** Result of a decision about a registration; `decided`: it does not wait any more. */
export type Decision =
  | 'done'
  | 'approved-already'
  | 'decided'
  | 'suspended'
  | 'unknown'
  | 'changed'
  | 'not-verified'
  | 'no-name';

/** Who decides what about a registration. */
export interface Deciding {
  readonly partner: PartnerKey;
  /** The version that was seen; null: the present one. */
  readonly version: number | null;
  /** Null: at the command line. */
  readonly actorId: number | null;
  /** Epoch milliseconds UTC. */
  readonly at: number;
}

/**
 * Opens a store to the public (S-42): from now on its URLs work, its offers are listed, and a new partner is notified by e-mail and
 * notification. A suspended store is released by the staff who suspend stores, because its offers are stayed.
 */
export function approvePartner(
  { config, database, live }: Pick<ServerDeps, 'config' | 'database' | 'live'>,
  { partner: key, version, actorId, at }: Deciding,
): Promise<Decision> {
  return database.transact(async (transaction) => {
    const partner = await lockPartner(transaction, key);
    const refusal = refusalOf(partner, version);
    if (refusal !== null || !partner) return refusal ?? 'unknown';
    if (partner.registered_at !== null && partner.email_verified_at === null) return 'not-verified';
    if (partner.store === null) return 'no-name';
    await openPartner(transaction, { id: partner.id, by: actorId, at });
    await recordAudit(transaction, {
      ...actorOf(actorId),
      action: 'approve-partner',
      subject: `partner ${partner.id}`,
      before: { status: partner.status },
      after: { status: 'approved' },
      at,
    });
    const facts = { brand: config.brand, idiom: partner.idiom, storeName: partner.name };
    await writeToStore({ live }, transaction, partner.id, {
      mail: messages.partnerApproved({
        ...facts,
        address: `${config.publicUrl}/${partner.store}/home`,
        office: `${config.publicUrl}/painel/lojas`,
      }),
      to: [partner.email],
      notice: noticeOf(partner.idiom, partner.name),
      dedupeKey: `partner-approved:${partner.id}`,
      now: at,
    });
    return 'done';
  });
}

/** Why nothing can be decided about a registration; null: it waits, and is as it was seen. */
export function refusalOf(partner: LockedPartner | undefined, version: number | null): Decision | null {
  if (!partner) return 'unknown';
  if (partner.status === 'approved') return 'approved-already';
  if (partner.status === 'suspended') return 'suspended';
  if (partner.status !== 'pending') return 'decided';
  return version === null || version === partner.version ? null : 'changed';
}

/** Who an audit row of a decision names: a user, or the command. */
export function actorOf(actorId: number | null) {
  return actorId === null ? { actorId, command: 'partners' } : { actorId };
}

function noticeOf(idiom: 'PTBR' | 'EN', name: string) {
  return idiom === 'EN'
    ? { title: 'Your store is open', body: `The store ${name} was approved and its offers are now listed.` }
    : {
        title: 'Sua loja está no ar',
        body: `A loja ${name} foi aprovada e suas ofertas já aparecem no site.`,
      };
}
