import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { UndoingAnswer, UndoingKind } from '../clients/undoing-actions.ts';

/** What is stored of an offer that was sold, undone, opened again and stopped. */
interface Left {
  readonly status: string;
  readonly open: boolean;
  readonly outcome: string | null;
  readonly past: boolean;
  readonly stayed: boolean;
  readonly store: string;
  readonly purchases: number;
  readonly standing: number;
  readonly standing_buyer: number | null;
  readonly leader: number | null;
  readonly twice: number;
  /** The last line that ended the offer or opened it again. */
  readonly turn: 'F' | 'R' | null;
  readonly ends: number;
  readonly reopened: number;
  readonly codes: number[] | null;
}

const left = {
  name: 'faults.left',
  text: `select o.status, a.open, a.outcome, a.end_at < now() - interval '20 seconds' as past, p.status as store, a.leader_id as leader,
           exists (select from stay where offer_code = o.code and over_at is null) as stayed,
           (select count(*)::int from purchase where offer_code = o.code) as purchases,
           (select count(*)::int from purchase where offer_code = o.code and cancelled_at is null) as standing,
           (select max(account_id) from purchase where offer_code = o.code and cancelled_at is null) as standing_buyer,
           (select count(*)::int from (select purchase_code from cancellation c join purchase u on u.code = c.purchase_code
             where u.offer_code = o.code and c.outcome = 'done' group by 1 having count(*) > 1) doubled) as twice,
           (select kind from bid where offer_code = o.code and kind in ('F', 'R') order by seq desc limit 1) as turn,
           (select count(*)::int from bid where offer_code = o.code and kind = 'F') as ends,
           (select count(*)::int from bid where offer_code = o.code and kind = 'R') as reopened,
           (select array_agg(code) from (select code from bid where offer_code = o.code
             union all select code from maximum where offer_code = o.code) known) as codes
         from offer o join partner p on p.id = o.partner_id join auction a on a.offer_code = o.code where o.code = $1`,
} as const;

/** What is wrong with an offer after everything met on it, in words; nothing when it is in one state that all places agree on. */
export async function wrongAfterUndoings(
  database: Database,
  offer: number,
  answers: readonly UndoingAnswer[],
): Promise<{ readonly wrong: readonly string[]; readonly ending: string }> {
  const row = await database.row<Left>(left, [offer]);
  if (!row) throw new Error(`There is no offer ${offer}.`);
  const done = (kind: UndoingKind) =>
    answers.filter((given) => given.kind === kind && given.answer.status >= 200 && given.answer.status < 300);
  const known = new Set((row.codes ?? []).map(Number));
  const missing = done('bid').filter(({ answer }) => answer.code === null || !known.has(answer.code));
  const rules: readonly (readonly [boolean, string])[] = [
    [answers.some(({ answer }) => answer.status === 0 || answer.status === 500), 'a call failed'],
    [missing.length > 0, 'a bid that was answered as done is not there'],
    [row.stayed || row.store !== 'approved', 'it still stands still'],
    [row.open !== (row.status === 'A'), 'auction and offer disagree about being open'],
    [row.open && row.past, 'it is open long after its end'],
    [row.standing > 1, 'it is sold twice'],
    [row.open && row.standing > 0, 'it is open and sold'],
    [row.standing === 1 && row.status !== 'V', 'its sale stands, and its status is another'],
    [row.standing === 0 && row.status === 'V', 'it is called sold, and no sale stands'],
    [row.open ? row.turn === 'F' : row.turn !== 'F', 'the last turn in its ledger is another than its state'],
    [row.twice > 0, 'a purchase was undone twice'],
    [done('purchase').length > row.purchases, 'a purchase that was answered as done is not there'],
    [
      row.purchases > done('purchase').length + row.ends + done('second chance').length,
      'it was bought unasked',
    ],
    [row.outcome === 'sold' && row.standing === 1 && row.standing_buyer !== row.leader, 'not its leader won'],
  ];
  const ending = row.open
    ? row.reopened > 0
      ? 'reopened'
      : 'open'
    : row.standing === 1
      ? 'sold'
      : (row.outcome ?? 'ended');
  return { wrong: rules.filter(([isWrong]) => isWrong).map(([, words]) => words), ending };
}
