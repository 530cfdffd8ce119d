import { seededRandom } from '../../bench/seeded-random.ts';
import { bidWhile, type BidAnswer } from '../clients/bidder.ts';
import type { World } from '../world/world.ts';

/** Lets so many people bid on offers, until what is done meanwhile has ended. */
export async function bidDuring(
  world: Pick<World, 'people' | 'random'>,
  given: {
    readonly bidders: number;
    readonly offers: readonly number[];
    readonly origins: readonly string[];
    readonly timeoutMs?: number;
  },
  meanwhile: () => Promise<void>,
): Promise<BidAnswer[]> {
  const people = await world.people(given.bidders);
  let going = true;
  let value = 10_000;
  const nextValue = () => (value += 10);
  const doing = meanwhile().finally(() => (going = false));
  const answers = await Promise.all(
    people.map((person, index) =>
      bidWhile(() => going, {
        ...given,
        nextValue,
        person,
        name: String(index),
        random: seededRandom(Math.floor(world.random() * 2 ** 32)),
      }),
    ),
  );
  await doing;
  return answers.flat();
}
