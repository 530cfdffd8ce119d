import { setTimeout as pause } from 'node:timers/promises';
import { between, pick, type Random } from '../../bench/seeded-random.ts';
import { dealTerms } from './bidder.ts';
import { noAnswer, send, type Answer } from './send.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import type { Person } from '../world/world.ts';

/** The kinds of what people do to a sale and to its undoing. */
export type UndoingKind =
  | 'bid'
  | 'withdrawal'
  | 'purchase'
  | 'cancellation'
  | 'regret'
  | 'second chance'
  | 'default'
  | 'reopening'
  | 'suspension'
  | 'release';

/** Something that was asked for, and what was answered. */
export interface UndoingAnswer {
  readonly kind: UndoingKind;
  readonly personId: number;
  readonly answer: Answer;
}

/** Who meets on one offer: three who bid, one who buys at once and takes it back, and two of the house. */
export interface Meeting {
  readonly origins: readonly string[];
  readonly database: Database;
  readonly random: Random;
  readonly offer: number;
  readonly store: number;
  readonly bidders: readonly Person[];
  readonly buyer: Person;
  readonly staff: readonly Person[];
}

const BUY_NOW = 45_900;
const reason = { motivo: 'A compra não se concretizou.' };
const latestPurchase = {
  name: 'faults.latest-purchase',
  text: 'select code from purchase where offer_code = $1 order by code desc limit 1',
} as const;

/** Everything at once on one offer; gives what was answered, in no order. A call without an answer has status 0. */
export async function undoEverything(meeting: Meeting): Promise<UndoingAnswer[]> {
  const answers: UndoingAnswer[] = [];
  const ask = async (kind: UndoingKind, by: Person, path: string, body: object, key?: string) => {
    const origin = pick(meeting.random, meeting.origins);
    const sending = { origin, path, token: by.token, key: key ?? null, body, cutAfterMs: null };
    const answer = (await send(sending)) ?? noAnswer;
    answers.push({ kind, personId: by.id, answer });
    return answer.status;
  };
  await Promise.all([
    ...meeting.bidders.map((bidder, index) => bids(meeting, bidder, index, ask)),
    buysAndTakesBack(meeting, ask),
    undoes(meeting, ask),
    stops(meeting, ask),
  ]);
  return answers;
}

type Ask = (kind: UndoingKind, by: Person, path: string, body: object, key?: string) => Promise<number>;

async function bids({ random, offer }: Meeting, by: Person, index: number, ask: Ask): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await pause(between(random, 0, 350));
    const vllance = 10_100 + index * 37 + turn * 400 + between(random, 0, 300);
    const body = { ...dealTerms, cdofrta: offer, vllance, ismaximo: between(random, 1, 3) === 1 };
    await ask('bid', by, '/lance', body, `b-${offer}-${index}-${turn}`);
    if (turn >= 2) await ask('withdrawal', by, `/offer/${offer}/desistencia`, {});
    if (turn === 4) await ask('second chance', by, `/offer/${offer}/segunda-chance`, { aceita: true });
  }
}

async function buysAndTakesBack({ random, offer, buyer }: Meeting, ask: Ask): Promise<void> {
  const order = { ...dealTerms, cdofrta: offer, vllance: BUY_NOW };
  const takesBack = {
    cancellation: () =>
      ask('cancellation', buyer, '/offer/cancelCompra', { cdOfrta: offer, cdJustf: 1, obsJustf: null }),
    regret: () => ask('regret', buyer, '/offer/arrependimento', { cdOfrta: offer }),
  };
  for (let turn = 0; turn < 2; turn += 1) {
    await pause(between(random, 50, 500));
    await ask('purchase', buyer, '/compreja', order, `c-${offer}-${turn}`);
    await pause(between(random, 0, 40));
    const way = between(random, 0, 3);
    // Both ways at once in one of four, none in another.
    await Promise.all([
      ...(way === 0 || way === 1 ? [takesBack.regret()] : []),
      ...(way === 1 || way === 2 ? [takesBack.cancellation()] : []),
    ]);
  }
}

async function undoes({ random, offer, database, staff }: Meeting, ask: Ask): Promise<void> {
  // Where nobody opens it again, second chances and the end of its time decide.
  const reopens = between(random, 1, 2) === 1;
  for (let turn = 0; turn < 8; turn += 1) {
    await pause(between(random, 20, 200));
    const by = pick(random, staff);
    const purchase = await database.row<{ code: number }>(latestPurchase, [offer]);
    const path = `/admin/offers/${offer}`;
    await Promise.all([
      ...(purchase ? [ask('default', by, `/admin/purchases/${purchase.code}/default`, reason)] : []),
      ...(reopens ? [ask('reopening', pick(random, staff), `${path}/reopen`, reason)] : []),
      ...(turn % 2 === 1 ? [ask('second chance', by, `${path}/second-chance`, {})] : []),
    ]);
  }
}

async function stops({ random, offer, store, staff }: Meeting, ask: Ask): Promise<void> {
  const [by] = staff;
  if (!by) return;
  const place = between(random, 0, 1) === 0 ? `offers/${offer}` : `stores/${store}`;
  await pause(between(random, 100, 1200));
  await ask('suspension', by, `/admin/${place}/suspend`, reason);
  await pause(between(random, 0, 400));
  await ask('release', by, `/admin/${place}/release`, reason);
}
