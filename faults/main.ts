import { parseArgs } from 'node:util';
import { abuse } from './abuse/abuse.ts';
import { attacks } from './abuse/attacks.ts';
import { faultsOf, isSound, tableOf, type Finding } from './finding.ts';
import { scenarios } from './scenarios.ts';
import { openWorld, type World } from './world/world.ts';

/**
 * `npm run faults -- [--times 50] [--seed 1] [--only servers,database]`: breaks the running product, then prints what became of its bids.
 * `--abuse`: attacks it instead.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    abuse: { type: 'boolean', default: false },
  },
});

const names = values.abuse ? attacks : scenarios;
const wanted = values.only.split(',').filter((name) => name !== '');
const unknown = wanted.filter((name) => !names.some((known) => known.name === name));
const [times, seed] = [Number(values.times), Number(values.seed)];
if (unknown.length > 0 || !Number.isSafeInteger(times) || times < 1 || !Number.isSafeInteger(seed)) {
  console.error(
    `--times and --seed are whole numbers; --only names some of ${names.map(({ name }) => name).join(', ')}.`,
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
if (values.abuse) {
  const held = await abuse({
    seed,
    only: wanted,
    say,
    onWorld: (world) => {
      opened = Promise.resolve(world);
    },
  });
  process.exit(held ? 0 : 1);
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
for (const finding of findings.filter((one) => !isSound(one)))
  console.error(`${finding.what}: ${faultsOf(finding).join(', ')}`);
for (const failure of failures) console.error(failure);
const sound = findings.every(isSound);
console.log(`\n${sound ? 'Nothing was lost, doubled or broken.' : 'FAULTS WERE FOUND.'}`);
if (failures.length > 0) console.log(`${failures.length} of the kinds could not be tried.`);
process.exit(sound && failures.length === 0 ? 0 : 1);
