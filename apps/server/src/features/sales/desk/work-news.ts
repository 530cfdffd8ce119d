import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { DeskKind } from '@patio/contract/sales/desk/work-kinds.ts';
import { OFFICE_PAGES, officeRecordPath } from '@patio/domain/staff/office-record.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { escapeHtml } from '../../messaging/mail/public.ts';
import { notify } from '../../messaging/notifications/public.ts';
import type { Handed } from './change-hands.ts';
import { nameOf, teamOf } from './team.store.ts';
import { mayTake } from './work.policy.ts';

type Deps = Pick<ServerDeps, 'live'>;
type Words = Readonly<Record<Idiom, { readonly title: string; readonly body: string }>>;

const KINDS: Readonly<Record<DeskKind, Readonly<Record<Idiom, string>>>> = {
  question: { PTBR: 'Pergunta', EN: 'Question' },
  proposal: { PTBR: 'Proposta', EN: 'Proposal' },
  'conditional-sale': { PTBR: 'Venda condicional', EN: 'Conditional sale' },
  cancellation: { PTBR: 'Cancelamento', EN: 'Cancellation' },
  refund: { PTBR: 'Devolução', EN: 'Refund' },
  verification: { PTBR: 'Verificação', EN: 'Verification' },
  document: { PTBR: 'Documento', EN: 'Document' },
  'data-request': { PTBR: 'Pedido de titular', EN: 'Data request' },
  suspicion: { PTBR: 'Suspeita', EN: 'Suspicion' },
  'dead-mail': { PTBR: 'E-mail parado', EN: 'Undelivered mail' },
  'ended-offer': { PTBR: 'Oferta encerrada', EN: 'Ended offer' },
  'store-registration': { PTBR: 'Cadastro de loja', EN: 'Store registration' },
  complaint: { PTBR: 'Reclamação', EN: 'Complaint' },
  conversation: { PTBR: 'Mensagem', EN: 'Message' },
  purchase: { PTBR: 'Compra', EN: 'Purchase' },
};

interface Piece {
  readonly kind: DeskKind;
  readonly code: number;
}

const NAMED = 3;

function listed(pieces: readonly Piece[], idiom: Idiom): string {
  const named = pieces.slice(0, NAMED).map(({ kind, code }) => `${KINDS[kind][idiom]} ${code}`);
  const more = pieces.length - named.length;
  return `${named.join(', ')}${more === 0 ? '' : idiom === 'EN' ? ` and ${more} more` : ` e mais ${more}`}`;
}

function pathOf(pieces: readonly Piece[]): string {
  const [only] = pieces;
  return only !== undefined && pieces.length === 1
    ? officeRecordPath(only.kind, only.code)
    : OFFICE_PAGES[only?.kind ?? 'question'];
}

interface Telling {
  readonly accountId: number;
  readonly words: Words;
  readonly pieces: readonly Piece[];
  readonly now: number;
}

async function send(deps: Deps, transaction: Transaction, { accountId, words, pieces, now }: Telling) {
  const officePath = pathOf(pieces);
  const [first] = pieces;
  // In the language of the house outside of the back office, which nobody of the team reads.
  const { title, body } = words.PTBR;
  await notify(deps, transaction, {
    accountId,
    title,
    body,
    texts: words,
    officePath,
    path: '/notification',
    dedupeKey: `work:${first?.kind}:${first?.code}:${now}`,
    now,
  });
}

/** Notifies a user that a colleague has taken over what they had. */
export async function notifyFormerHolder(
  deps: Deps,
  transaction: Transaction,
  { by, holderId, handed, now }: { by: number; holderId: number; handed: readonly Handed[]; now: number },
): Promise<void> {
  const pieces = handed.filter(({ before }) => before === holderId);
  if (pieces.length === 0) return;
  const name = await nameOf(transaction, by);
  const written = escapeHtml(name);
  const words = {
    PTBR: {
      title: `${listed(pieces, 'PTBR')}: agora com ${name}`,
      body: `${written} assumiu o que estava com você.`,
    },
    EN: {
      title: `${listed(pieces, 'EN')}: now with ${name}`,
      body: `${written} has taken over what you had.`,
    },
  };
  await send(deps, transaction, { accountId: holderId, words, pieces, now });
}

/** A piece of work that its user has no longer, and why. */
export interface Freed {
  readonly work: FreedWork;
  readonly why: 'left' | 'idle';
}

interface FreedWork extends Piece {
  readonly account_id: number;
  /** Of its user. */
  readonly name: string;
  readonly store: number | null;
}

/** Notifies users that what they had is free for want of action, and the colleagues of one who left that their work is free. */
export async function notifyOfFreedWork(
  deps: Deps,
  transaction: Transaction,
  freed: readonly Freed[],
  now: number,
): Promise<void> {
  for (const [accountId, works] of Map.groupBy(freed, ({ work }) => work.account_id)) {
    const idle = works.filter(({ why }) => why === 'idle').map(({ work }) => work);
    if (idle.length > 0) await send(deps, transaction, { accountId, words: IDLE(idle), pieces: idle, now });
    const left = works.filter(({ why }) => why === 'left').map(({ work }) => work);
    if (left.length > 0) await notifyColleagues(deps, transaction, left, now);
  }
}

const IDLE = (pieces: readonly Piece[]): Words => ({
  PTBR: {
    title: `${listed(pieces, 'PTBR')}: livre de novo`,
    body: 'Passou o tempo sem ação, e o item está livre de novo.',
  },
  EN: {
    title: `${listed(pieces, 'EN')}: free again`,
    body: 'The time without action has passed, and the item is free again.',
  },
});

async function notifyColleagues(
  deps: Deps,
  transaction: Transaction,
  works: readonly FreedWork[],
  now: number,
) {
  const [first] = works;
  const name = escapeHtml(first?.name ?? '');
  const stores = works.flatMap(({ store }) => (store === null ? [] : [store]));
  for (const person of await teamOf(transaction, stores)) {
    const worker = { staffRole: person.staff_role, partnerId: person.partner_id, storeSuspended: false };
    const pieces = works.filter(({ kind, store }) =>
      mayTake({ ...worker, partnerId: store === person.partner_id ? store : null }, kind),
    );
    if (pieces.length === 0 || person.id === first?.account_id) continue;
    const words = {
      PTBR: {
        title: `${listed(pieces, 'PTBR')}: livre`,
        body: `Estava com ${name}, que não faz mais parte da equipe.`,
      },
      EN: {
        title: `${listed(pieces, 'EN')}: free`,
        body: `${name}, who had it, is no longer part of the team.`,
      },
    };
    await send(deps, transaction, { accountId: person.id, words, pieces, now });
  }
}
