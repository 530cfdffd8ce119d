import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { notify } from '../../messaging/notifications/public.ts';
import type { Owner } from './owner-views.store.ts';

const WORDS = {
  PTBR: {
    title: 'A equipe viu a sua conta como você a vê',
    body: (reason: string) =>
      `Alguém da equipe viu uma cópia das suas negociações e limites, sem os seus valores máximos e sem poder fazer nada com ela. Motivo: ${reason}`,
  },
  EN: {
    title: 'Our team looked at your account as you see it',
    body: (reason: string) =>
      `A member of our team saw a copy of your negotiations and limits, without your maximum bids, and could do nothing with it. Reason: ${reason}`,
  },
} as const;

/** Notifies an owner that staff looked at their account, and why; nobody can turn it off. */
export async function announceView(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { owner, reason, now }: { readonly owner: Owner; readonly reason: string; readonly now: number },
): Promise<void> {
  const { title, body } = WORDS[owner.idiom ?? 'PTBR'];
  await notify(deps, transaction, {
    accountId: owner.id,
    title,
    body: asHtml(body(reason)),
    path: '/perfil/dados',
    now,
  });
}

/** A reason is plain text. */
const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br />');
