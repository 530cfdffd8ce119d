import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { enqueueMail, messages } from '../../messaging/mail/public.ts';
import type { AccessChangeRow, AccessOwner } from './access-changes.store.ts';

/** Mails the present address, if it was confirmed, the link that stops a change, and a new address that it is to be that of the account. */
export async function mailAccessChange(
  { config: { brand, publicUrl } }: Pick<ServerDeps, 'config'>,
  transaction: Transaction,
  {
    owner,
    change,
    token,
    now,
  }: {
    readonly owner: AccessOwner;
    readonly change: AccessChangeRow;
    readonly token: string;
    /** Epoch milliseconds UTC. */
    readonly now: number;
  },
): Promise<void> {
  const { name, email } = owner;
  const { kind, after, effective_at: countsAt } = change;
  const facts = { brand, idiom: owner.idiom ?? 'PTBR', name, kind, after, countsAt } as const;
  // The secret is in the fragment, which browsers send to no server.
  const address = `${publicUrl}/painel/recusar-troca#${token}`;
  const toOwner = messages.accessChangeAsked({ ...facts, objection: address });
  if (owner.email_confirmed)
    await enqueueMail(transaction, { to: email, ...toOwner, uselessAt: countsAt, now });
  if (kind === 'username') return;
  const toNew = messages.accessChangeAsked({ ...facts, objection: null });
  await enqueueMail(transaction, { to: after, ...toNew, now });
}
