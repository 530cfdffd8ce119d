import { setTimeout as pause } from 'node:timers/promises';
import { between, pick, seededRandom } from '../../bench/seeded-random.ts';
import { actionOf } from '../clients/actions.ts';
import { acceptWhile } from '../clients/staff.ts';
import { untilAnswered } from '../clients/until-answered.ts';
import { checkEndings } from '../proof/check-endings.ts';
import { checkSale, type Done } from '../proof/check-sale.ts';
import { inconsistentLedgers } from '../proof/verify-ledgers.ts';
import type { Scenario } from '../scenario.ts';
import { openOffers } from '../world/offers.ts';
import type { Person, World } from '../world/world.ts';

const clients = 100;
const mostBeforeEndMs = 4000;

const open = {
  name: 'faults.open',
  text: 'select open from auction where offer_code = $1',
} as const;

/** A hundred people at once on one offer: bids, maxima, purchases, proposals, their acceptance by the house, and the end of its time. */
export const races: Scenario = {
  name: 'races',
  async run(world) {
    const { database, times, random } = world;
    const rounds = Math.max(1, Math.ceil(times / 3));
    const servers = await Promise.all([world.start('api'), world.start('api')]);
    await Promise.all([world.start('worker'), world.start('worker')]);
    const origins = servers.map(({ origin }) => origin);
    const people = await world.people(clients);
    const [staff] = await world.people(1, { staffRole: 'sales' });
    if (!staff) throw new Error('Nobody of the house is there.');
    const offers: number[] = [];
    const sums = { answered: 0, unanswered: 0, done: 0, lost: 0, refused: 0, doubled: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const [offer = 0] = await openOffers(world, 1, () => ({
        endAt: Date.now() + between(random, 300, mostBeforeEndMs),
        softCloseMs: 0,
        acceptsProposals: true,
        buyNowCents: 4_590_000,
      }));
      offers.push(offer);
      const actions = await storm(world, { origins, people, staff, offer, round });
      const sale = await checkSale(database, offer, actions);
      const unanswered = actions.filter(({ answer }) => answer.status === 0).length;
      sums.answered += actions.length - unanswered;
      sums.unanswered += unanswered;
      sums.done += actions.filter(({ answer }) => answer.status >= 200 && answer.status < 300).length;
      sums.lost += sale.lost;
      sums.refused += sale.refused;
      sums.doubled += sale.doubled;
    }
    const endings = await checkEndings(database, offers, world.say);
    return {
      what: 'everything at once on one offer',
      tried: `${rounds} × ${clients} clients`,
      ...sums,
      doubled: sums.doubled + endings.twice,
      ledgers: offers.length,
      broken: endings.wrong + (await inconsistentLedgers(database, offers, world.say)),
      note: `two servers, two workers, the house accepting proposals; ${endings.sold} of ${rounds} sold`,
    };
  },
};

async function storm(
  world: World,
  given: {
    readonly origins: readonly string[];
    readonly people: readonly Person[];
    readonly staff: Person;
    readonly offer: number;
    readonly round: number;
  },
): Promise<Done[]> {
  const { origins, people, staff, offer, round } = given;
  const random = seededRandom(Math.floor(world.random() * 2 ** 32));
  // In one race of three nobody buys at once, so that bids, proposals and the end of its time decide.
  const mix = { buys: round % 3 === 0 ? 0 : between(random, 1, 8), proposals: between(random, 0, 30) };
  let going = true;
  const accepting = acceptWhile(() => going, { origin: pick(random, origins), token: staff.token, offer });
  const actions = await Promise.all(
    people.map(async (person, index) => {
      const action = actionOf(index, { ...mix, offer, person, round, random });
      // The higher bids rather come later, so that many of them count.
      await pause(index * 4 + between(random, 0, 150));
      return { action, answer: await untilAnswered(origins, action, random) };
    }),
  );
  for (let tries = 0; tries < 1200; tries += 1) {
    const row = await world.database.row<{ open: boolean }>(open, [offer]);
    if (row?.open === false) break;
    await pause(50);
  }
  going = false;
  const accepted = await accepting;
  return [...actions, ...accepted.map((answer) => ({ action: { kind: 'acceptance' } as const, answer }))];
}
