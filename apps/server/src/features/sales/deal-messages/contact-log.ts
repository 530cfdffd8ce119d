import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { messageReader } from './messages.store.ts';

/** The messages about a purchase as lines of its contact log, newest first: they are read from the conversation, not copied. */
export async function messagesOfPurchase(queries: Queries, purchaseCode: number, store: number | null) {
  const rows = await messageReader(queries).ofPurchase(purchaseCode);
  return rows.map((row) => ({
    codigo: row.code,
    // Users of the house have no name for a store.
    autor: row.side === 'house' && store !== null ? null : row.author,
    canal: 'mensagem' as const,
    texto: [row.text, ...row.files.map(({ name }) => name)].filter((part) => part !== '').join('\n'),
    promessa: null,
    prometidoPor: null,
    em: isoInstant(row.at),
  }));
}
