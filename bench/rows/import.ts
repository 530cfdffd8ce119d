import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding, Row } from '../row.ts';
import { writePhotos, writeSpreadsheet } from '../world/import-files.ts';
import { runImport } from '../world/run-import.ts';
import type { World } from '../world/world.ts';

const photos = 40;

/** 20,000 rows in 15 s. */
const leastPerMinute = 80_000;

/** The import command from its start to its end, with generated files. */
export const imports: Row = {
  name: 'import',
  async *run(world: World): AsyncIterable<Finding> {
    const rows = world.quick ? 3000 : 20_000;
    const directory = await mkdtemp(path.join(tmpdir(), 'patio-import-'));
    const database = await world.copy((await world.offers(10_000)).url, 'importing');
    try {
      const place = (name: string) => path.join(directory, name);
      const load = (...args: string[]) => runImport(database.url, place('data'), args);
      await writeSpreadsheet(database.url, place('small.csv'), rows / 4);
      await writeSpreadsheet(database.url, place('large.csv'), rows);
      await writeSpreadsheet(database.url, place('pictured.csv'), photos);
      await writePhotos(place('photos'), photos);
      const small = await load(place('small.csv'));
      const large = await load(place('large.csv'));
      yield rowsFinding(rows, large.seconds);
      yield memoryFinding(small.peak, large.peak);
      const pictured = await load(place('pictured.csv'), '--photos', place('photos'));
      yield photoFinding(pictured.seconds);
    } finally {
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};

function rowsFinding(rows: number, seconds: number): Finding {
  const perMinute = (rows / seconds) * 60;
  return {
    work: `import of ${rows.toLocaleString('en')} rows, into 10,000 offers`,
    product: `${Math.round(perMinute).toLocaleString('en')}/min`,
    limit: '',
    ratio: `${Math.round(perMinute).toLocaleString('en')}/min`,
    bar: `≥ ${leastPerMinute.toLocaleString('en')}/min`,
    passed: perMinute >= leastPerMinute,
    note: `${seconds.toFixed(1)} s from start to end of the command`,
  };
}

function memoryFinding(small: number, large: number): Finding {
  const growth = large / small;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  return {
    work: 'memory of an import, four times the rows',
    product: megabytes(large),
    limit: megabytes(small),
    ratio: growth.toFixed(2),
    bar: '≤ 1.3',
    passed: growth <= 1.3,
    note: 'most held at once (resident); limit: a quarter of the rows',
  };
}

function photoFinding(seconds: number): Finding {
  const cores = availableParallelism();
  const speed = photos / seconds / cores;
  return {
    work: 'photos imported, a core',
    product: `${speed.toFixed(1)}/s`,
    limit: '',
    ratio: `${speed.toFixed(1)}/s`,
    bar: '≥ 5/s',
    passed: speed >= 5,
    note: `${photos} JPEGs of 12 megapixels in ${seconds.toFixed(1)} s on ${cores} cores, the command’s start included`,
  };
}
