import { markdownTable } from '../finding.ts';
import { openOffers } from '../world/offers.ts';
import { openWorld, type World } from '../world/world.ts';
import { attacks } from './attacks.ts';
import { heldOut, runAttack, type Effect } from './run-attacks.ts';
import { startProduct } from './start-product.ts';

const bidders = 6;
const offersOpen = 60;
/** Those that are bid on. */
const contested = 4;

/** Attacks the whole product while people bid, one attack after the other, and prints what became of both. Returns whether it held out. */
export async function abuse(given: {
  readonly seed: number;
  readonly only: readonly string[];
  readonly say: (line: string) => void;
  readonly onWorld: (world: World) => void;
}): Promise<boolean> {
  const { say, only } = given;
  const world = await openWorld({ times: 1, ...given });
  given.onWorld(world);
  const effects: Effect[] = [];
  try {
    const offers = await openOffers(world, offersOpen);
    const product = await startProduct(world);
    try {
      for (const attack of attacks.filter(({ name }) => only.length === 0 || only.includes(name))) {
        say(attack.name);
        const people = await world.people(bidders);
        const scene = { world, origin: product.origin, offers: offers.slice(0, contested), people };
        effects.push(await runAttack(scene, attack));
      }
    } finally {
      await product.stop();
    }
  } finally {
    await world.close();
  }
  console.log(tableOf(effects));
  const held = effects.length > 0 && effects.every(heldOut);
  console.log(`\n${held ? 'Nothing was lost.' : 'SOMETHING WAS LOST.'}`);
  return held;
}

const heads = [
  'attack',
  'tried',
  'blocked',
  'lost',
  'bids',
  'done',
  'no room',
  'bids lost',
  'p99 ms',
  'ill',
  'note',
];

function tableOf(effects: readonly Effect[]): string {
  return markdownTable(
    heads,
    effects.map((effect) =>
      [
        effect.name,
        effect.tried,
        effect.blocked,
        effect.lost,
        effect.bids,
        effect.bidsDone,
        effect.bidsRefused,
        effect.bidsLost,
        effect.p99,
        effect.ill,
        effect.note,
      ].map(String),
    ),
  );
}
