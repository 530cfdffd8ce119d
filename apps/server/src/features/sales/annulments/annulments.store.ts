import type { Transaction } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';
import { forgetBids } from '../../trading/deals/public.ts';
import type { StoredReason } from './annulment-words.ts';

/** `seq` is the Z line, `struck` the annulled line; `provoked`: an answer that only another annulled bid provoked. */
export interface AnnulledLine {
  readonly seq: number;
  readonly struck: number;
  readonly provoked: boolean;
}

/** Why lines of a ledger were annulled. */
interface NewAnnulments {
  readonly offerCode: number;
  readonly lines: readonly AnnulledLine[];
  readonly reason: StoredReason;
  readonly note: string;
  readonly actorId: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

const insert = statement({
  name: 'annulments.insert',
  text: `insert into annulment (offer_code, seq, struck_seq, reason, note, actor_id, at)
         select $1, l.seq, l.struck, case when l.provoked then 'provoked' else $4 end, $5, $6, $7
         from unnest($2::int[], $3::int[], $8::boolean[]) l(seq, struck, provoked)`,
});

/** Stores why the bids were annulled, beside the ledger; their stored replies are no longer valid. */
export async function recordAnnulments(transaction: Transaction, given: NewAnnulments): Promise<void> {
  const { offerCode, lines, reason, note, actorId, at } = given;
  await transaction.run(insert, [
    offerCode,
    lines.map(({ seq }) => seq),
    lines.map(({ struck }) => struck),
    reason,
    note,
    actorId,
    new Date(at),
    lines.map(({ provoked }) => provoked),
  ]);
  await forgetBids(
    transaction,
    offerCode,
    lines.map(({ struck }) => struck),
  );
}
