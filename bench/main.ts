import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { tableOf } from './print-table.ts';
import type { Finding } from './row.ts';
import { rows } from './rows.ts';
import { openWorld } from './world/world.ts';

/** `npm run bench -- [--quick] [--strict] [--only list,bids-hot] [--dir DIRECTORY]`: measures, then prints one table. */
const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    dir: { type: 'string', default: path.join(tmpdir(), 'patio-bench') },
  },
  allowPositionals: true,
});

const wanted = [...values.only.split(',').filter((name) => name !== ''), ...positionals];
const unknown = wanted.filter((name) => !rows.some((row) => row.name === name));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${rows.map((row) => row.name).join(', ')}.`,
  );
  process.exit(1);
}

const say = (line: string) => console.error(`  ${line}`);
const findings: Finding[] = [];
const failures: string[] = [];
const started = performance.now();
const world = await openWorld({ dir: values.dir, quick: values.quick, say });
try {
  for (const row of rows.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    say(`measuring ${row.name}`);
    try {
      for await (const finding of row.run(world)) {
        findings.push(finding);
        say(`${finding.work}: ${finding.ratio} (${finding.bar})`);
      }
    } catch (error) {
      failures.push(`${row.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
} finally {
  await world.close();
}
console.log(tableOf(findings));
for (const failure of failures) console.error(failure);
const missed = findings.filter(({ passed }) => passed === false).length;
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `\n${findings.length} figures in ${minutes} minutes, ${missed} below their bar, ${failures.length} not measured`,
);
process.exit(failures.length > 0 || (values.strict && missed > 0) ? 1 : 0);
