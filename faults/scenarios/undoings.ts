import { setTimeout as pause } from 'node:timers/promises';
import { buildPartner } from '../../apps/server/test/builders/partner.ts';
import { between, seededRandom } from '../../bench/seeded-random.ts';
import { undoEverything, type UndoingAnswer } from '../clients/undoing-actions.ts';
import { wrongAfterUndoings } from '../proof/check-undoings.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import type { Scenario } from '../scenario.ts';
import { openOffers } from '../world/offers.ts';
import type { Person, World } from '../world/world.ts';

/** So many offers go through it at once, each with people of its own. */
const atOnce = 8;
const closedWithinMs = 60_000;

const sellBy = { name: 'faults.sell-by', text: 'update offer set partner_id = $2 where code = $1' } as const;
const reasons = {
  name: 'faults.reasons',
  text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
} as const;
const due = {
  name: 'faults.due',
  text: `select count(*)::int as count from auction where open and end_at < now() and offer_code = any($1::bigint[])`,
} as const;

/** Bids, purchase, cancellation, regret, default, reopening, second chance, suspension, release and the end of its time, all on one offer. */
export const undoings: Scenario = {
  name: 'undoings',
  async run(world) {
    const { database, say, times } = world;
    await database.run(reasons);
    const servers = await Promise.all([world.start('api'), world.start('api')]);
    await Promise.all([world.start('worker'), world.start('worker')]);
    const origins = servers.map(({ origin }) => origin);
    const offers: number[] = [];
    const answers: UndoingAnswer[] = [];
    const endings = new Map<string, number>();
    let wrong = 0;
    while (offers.length < times) {
      const staff = await world.people(2, { staffRole: 'sales' });
      const wave = await Promise.all(
        Array.from({ length: Math.min(atOnce, times - offers.length) }, (_, index) =>
          meet(world, { origins, staff, name: offers.length + index }),
        ),
      );
      const codes = wave.map(({ offer }) => offer);
      await untilClosed(world, codes);
      for (const { offer, answered } of wave) {
        const found = await wrongAfterUndoings(database, offer, answered);
        if (found.wrong.length > 0) say(`offer ${offer}: ${found.wrong.join('; ')}`);
        wrong += found.wrong.length > 0 ? 1 : 0;
        endings.set(found.ending, (endings.get(found.ending) ?? 0) + 1);
        answers.push(...answered);
      }
      offers.push(...codes);
    }
    const count = (is: (status: number) => boolean) =>
      answers.filter(({ answer }) => is(answer.status)).length;
    return {
      what: 'sale, undoing, reopening, suspension and end on one offer',
      tried: `${offers.length} offers`,
      answered: count((status) => status !== 0),
      unanswered: count((status) => status === 0),
      done: count((status) => status >= 200 && status < 300),
      lost: 0,
      refused: 0,
      doubled: 0,
      ledgers: offers.length,
      broken: wrong + (await inconsistentLedgers(database, offers, say)),
      note: `left: ${listed(endings)}; done: ${listed(doneByKind(answers))}`,
    };
  },
};

async function meet(
  world: World,
  given: { readonly origins: readonly string[]; readonly staff: readonly Person[]; readonly name: number },
): Promise<{ readonly offer: number; readonly answered: readonly UndoingAnswer[] }> {
  const random = seededRandom(Math.floor(world.random() * 2 ** 32));
  const [buyer, ...bidders] = await world.people(4);
  if (!buyer) throw new Error('There are people.');
  const store = await buildPartner(world.database, { store: `desfeita-${wordOf(given.name)}` });
  const [offer = 0] = await openOffers(world, 1, () => ({
    endAt: Date.now() + between(random, 600, 3000),
    softCloseMs: 0,
    buyNowCents: 4_590_000,
  }));
  await world.database.run(sellBy, [offer, store]);
  const answered = await undoEverything({ ...given, ...world, random, offer, store, bidders, buyer });
  return { offer, answered };
}

function doneByKind(answers: readonly UndoingAnswer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, answer } of answers)
    counts.set(kind, (counts.get(kind) ?? 0) + (answer.status >= 200 && answer.status < 300 ? 1 : 0));
  return counts;
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
}

/** A store's address has letters alone. */
function wordOf(number: number): string {
  return [...String(number)].map((figure) => 'abcdefghij'[Number(figure)]).join('');
}

async function untilClosed({ database, say }: World, offers: readonly number[]): Promise<void> {
  for (const until = Date.now() + closedWithinMs; Date.now() < until; await pause(200)) {
    const row = await database.row<{ count: number }>(due, [offers]);
    if (row?.count === 0) return;
  }
  say('offers past their end stay open');
}
