import type { Queries, Transaction } from '../../../../platform/db/database.ts';
import { shape, statement } from '../../../../platform/db/statement.ts';

/** A line of the contact log. `at` in epoch milliseconds. */
export interface NoteRow {
  readonly code: number;
  readonly author: string;
  readonly channel: 'phone' | 'whatsapp' | 'mail' | 'visit' | 'note';
  readonly text: string;
  readonly promise: string | null;
  readonly promised_by: 'buyer' | 'team' | null;
  readonly at: number;
}

const columns = `n.code, trim(a.name || ' ' || a.surname) as author, n.channel, n.text, n.promise, n.promised_by, n.at
  from contact_note n join account a on a.id = n.author_id`;

const list = statement({
  name: 'contact-notes.list',
  text: `select ${columns} where n.purchase_code = $1 and ($2::bigint is null or a.partner_id = $2)
    order by n.code desc limit 500`,
  shape: shape<Pick<NoteRow, 'channel' | 'promised_by'>>(),
});

const add = statement({
  name: 'contact-notes.add',
  text: `insert into contact_note (purchase_code, author_id, channel, text, promise, promised_by, at)
    values ($1, $2, $3, $4, $5, $6, $7) returning code`,
});

/** The contact log of a purchase, newest first, at most 500 lines; a store sees what its own users noted. */
export function notesOf(
  queries: Queries,
  purchaseCode: number,
  store: number | null,
): Promise<readonly NoteRow[]> {
  return queries.rows(list, [purchaseCode, store]);
}

/** Adds a line, and gives its number. */
export async function addNote(
  transaction: Transaction,
  purchaseCode: number,
  note: Omit<NoteRow, 'code' | 'author'> & { readonly authorId: number },
): Promise<number> {
  const { authorId, channel, text, promise, promised_by: by, at } = note;
  const row = await transaction.row(add, [purchaseCode, authorId, channel, text, promise, by, new Date(at)]);
  return row?.code ?? 0;
}
