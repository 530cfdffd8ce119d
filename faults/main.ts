import { parseArgs } from 'node:util';
import { isSound, tableOf, type Finding } from './finding.ts';
import { scenarios } from './scenarios.ts';
import { openWorld, type World } from './world/world.ts';

/** `npm run faults -- [--times 50] [--seed 1] [--only servers,database]`: breaks the running product, then prints what became of its bids. */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const wanted = values.only.split(',').filter((name) => name !== '');
const unknown = wanted.filter((name) => !scenarios.some((scenario) => scenario.name === name));
const [times, seed] = [Number(values.times), Number(values.seed)];
if (unknown.length > 0 || !Number.isSafeInteger(times) || times < 1 || !Number.isSafeInteger(seed)) {
  console.error(
    `--times and --seed are whole numbers; --only names some of ${scenarios.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const say = (line: string) => console.error(`  ${line}`);
const findings: Finding[] = [];
const failures: string[] = [];
let opened: Promise<World> | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Nothing of it stays behind, its database least of all.
  process.once(signal, () => {
    void Promise.resolve(opened)
      .then((world) => world?.close())
      .finally(() => process.exit(130));
  });
}
for (const scenario of scenarios.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  say(`${scenario.name}, seed ${seed}`);
  opened = openWorld({ times, seed, say });
  const world = await opened;
  try {
    findings.push(await scenario.run(world));
  } catch (error) {
    failures.push(
      `${scenario.name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
  } finally {
    await world.close();
  }
}
console.log(tableOf(findings));
for (const failure of failures) console.error(failure);
const sound = findings.every(isSound);
console.log(`\n${sound ? 'Nothing was lost, doubled or broken.' : 'FAULTS WERE FOUND.'}`);
if (failures.length > 0) console.log(`${failures.length} of the kinds could not be tried.`);
process.exit(sound && failures.length === 0 ? 0 : 1);
