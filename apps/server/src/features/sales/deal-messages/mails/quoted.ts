import { textFor, type MessageSide } from '@patio/domain/sales/deal-messages/conversation-rules.ts';
import { maskForMail } from '@patio/domain/texts/mask-contacts.ts';
import type { UnmailedRow } from './unread.store.ts';

/** Messages quoted in a mail at most, and characters of each. */
const QUOTED = 5;
const LONGEST = 500;

/** What a mail says of messages: the latest, masked as the mail program of the reader would make links of them; the rest is counted. */
export function quoted(rows: readonly UnmailedRow[], reader: MessageSide, bought: boolean) {
  const texts = rows
    .map((row) => ({ ...row, hidden: false }))
    .map((row) => ({ side: row.side, text: textFor(reader, row, bought) ?? '' }))
    .filter(({ text }) => text !== '');
  const shown = texts.slice(-QUOTED);
  return {
    texts: shown.map(({ side, text }) => {
      const short = [...text].slice(0, LONGEST).join('');
      return side === 'house' ? short : maskForMail(short);
    }),
    more: texts.length - shown.length,
    files: rows.reduce((sum, { files }) => sum + files, 0),
  };
}
