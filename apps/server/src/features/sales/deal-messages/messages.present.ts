import type { DealMessage } from '@patio/contract/sales/deal-messages/deal-message.ts';
import { isOffice, textFor, type MessageSide } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { MessageRow } from './messages.store.ts';

/** Who reads: their side, their store if they work for one, and whether the offer was bought. */
export interface Reader {
  readonly side: MessageSide;
  readonly store: number | null;
  readonly bought: boolean;
}

const SIDES = { buyer: 'comprador', store: 'loja', house: 'casa' } as const;

/** A message as a side reads it. Buyers deal with the team, and a store does not know who works for the house. */
export function presentMessage(row: MessageRow, reader: Reader): DealMessage {
  const text = textFor(reader.side, row, reader.bought);
  const knows =
    row.side !== 'buyer' &&
    (reader.side === 'house' || (reader.side === 'store' && row.author_store === reader.store));
  return {
    codigo: row.code,
    lado: SIDES[row.side],
    minha: isOffice(row.side) === isOffice(reader.side),
    autor: knows ? row.author : null,
    texto: text,
    em: isoInstant(row.at),
    lidaEm: row.read_at === null ? null : isoInstant(row.read_at),
    motivoOculta: text === null ? null : row.hide_reason,
    arquivos:
      text === null ? [] : row.files.map(({ code, name, bytes }) => ({ codigo: code, nome: name, bytes })),
  };
}

/** A page of messages that was read with one more than it holds: oldest first, and whether there are older ones. */
export function presentPage(rows: readonly MessageRow[], size: number, reader: Reader) {
  return {
    mensagens: rows
      .slice(0, size)
      .toReversed()
      .map((row) => presentMessage(row, reader)),
    temAntes: rows.length > size,
  };
}
