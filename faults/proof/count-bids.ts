import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { BidAnswer } from '../clients/bidder.ts';

/** The stored result of bids, compared with the replies to their authors. */
export interface BidCount {
  readonly answered: number;
  readonly unanswered: number;
  readonly done: number;
  readonly lost: number;
  readonly refused: number;
  readonly doubled: number;
}

interface Recorded {
  readonly account: number;
  readonly amount: number;
  readonly automatic: boolean;
}

const recorded = {
  name: 'faults.recorded',
  text: `select bidder_id as account, value_cents as amount, false as automatic from bid
         where kind = 'L' and bidder_id = any($1::bigint[])
         union all select bidder_id, value_cents, true from maximum where bidder_id = any($1::bigint[])`,
} as const;

const allCodes = {
  name: 'faults.codes',
  text: 'select code from bid union all select code from maximum',
} as const;

const kept = {
  name: 'faults.kept',
  text: `select key from idempotency where account_id = any($1::bigint[])`,
} as const;

const nameOf = (account: number, automatic: boolean, amount: number) => `${account} ${automatic} ${amount}`;

/**
 * Lost: answered with success, and its number is nowhere. Refused: answered as refused, and it is in the ledger or among the maxima all the
 * same. Doubled: recorded more often than requested, or two bids got the same number. A line without a stored reply, or a kept
 * reply without a line, is half a bid: it counts as doubled or lost.
 */
export async function countBids(
  database: Database,
  answers: readonly BidAnswer[],
  say: (line: string) => void = () => undefined,
): Promise<BidCount> {
  const people = [...new Set(answers.map(({ personId }) => personId))];
  const rows = await database.rows<Recorded>(recorded, [people]);
  const keys = (await database.rows<{ key: string }>(kept, [people])).map(({ key }) => key);
  const codes = new Set((await database.rows<{ code: number }>(allCodes)).map(({ code }) => code));
  const names = new Set(rows.map(({ account, automatic, amount }) => nameOf(account, automatic, amount)));
  const asked = new Set(
    answers.map(({ personId, automatic, amount }) => nameOf(personId, automatic, amount)),
  );
  const done = answers.filter(({ status }) => status === 201);
  const turnedDown = answers.filter(({ status, beaten }) => status >= 300 && !beaten);
  const beaten = answers.filter((answer) => answer.beaten);
  const isRecorded = ({ personId, automatic, amount }: BidAnswer) =>
    names.has(nameOf(personId, automatic, amount));
  const wronglyRefused = turnedDown.filter(isRecorded);
  const missing = done.filter(({ code }) => code === null || !codes.has(code));
  for (const bid of wronglyRefused) say(`recorded, but answered as refused: ${JSON.stringify(bid)}`);
  for (const bid of missing) say(`answered as done, but not recorded: ${JSON.stringify(bid)}`);
  const lines = (automatic: boolean) => rows.filter((row) => row.automatic === automatic).length;
  const replies = (letter: string) => keys.filter((key) => key.startsWith(letter)).length;
  const halves = [lines(false) - replies('m-'), lines(true) - replies('a-')];
  return {
    answered: answers.filter(({ status }) => status !== 0).length,
    unanswered: answers.filter(({ status }) => status === 0).length,
    done: done.length,
    lost:
      missing.length +
      beaten.filter((answer) => !isRecorded(answer)).length +
      sum(halves.map((half) => Math.max(0, -half))),
    refused: wronglyRefused.length,
    doubled:
      Math.max(0, rows.length - names.size) +
      [...names].filter((name) => !asked.has(name)).length +
      (done.length - new Set(done.map(({ code }) => code)).size) +
      sum(halves.map((half) => Math.max(0, half))),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
