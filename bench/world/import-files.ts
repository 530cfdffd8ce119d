import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { readStock } from '../generated-offer.ts';
import { between, pick, seededRandom } from '../seeded-random.ts';

const cityNames = {
  name: 'bench.cities',
  text: 'select c.name, s.uf from city c join state s on s.code = c.state_code order by c.code',
} as const;

/** Writes a spreadsheet of so many cars whose brands, models and cities are known, as a dealer's system would give it out. */
export async function writeSpreadsheet(databaseUrl: string, file: string, rows: number): Promise<void> {
  const database = openDatabase({ url: databaseUrl, max: 1, applicationName: 'patio-bench' });
  try {
    const { models } = await readStock(database);
    const cars = models.filter((model) => model.category_code === 1);
    const cities = await database.rows<{ name: string; uf: string }>(cityNames);
    const random = seededRandom(rows);
    const lines = Array.from({ length: rows }, (_, index) => {
      const model = pick(random, cars);
      const city = pick(random, cities);
      const year = between(random, 2008, 2025);
      return [
        `b${index}`,
        model.brand,
        model.name,
        year,
        year,
        between(random, 0, 200_000),
        city.name,
        city.uf,
        between(random, 15, 400) * 1000,
      ]
        .map((cell) => `"${cell}"`)
        .join(';');
    });
    const head = 'id;marca;modelo;ano_fabricacao;ano_modelo;km;cidade;uf;preco';
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${[head, ...lines].join('\n')}\n`);
  } finally {
    await database.close();
  }
}

/** Writes photos of 12 megapixels, as telephones take them, named after the first rows of the spreadsheet. */
export async function writePhotos(directory: string, count: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const picture = sharp({
      create: {
        width: 1000,
        height: 750,
        channels: 3,
        background: { r: (index * 37) % 256, g: 120, b: 90 },
        noise: { type: 'gaussian', mean: 128, sigma: 25 },
      },
    });
    const bytes = await picture.resize(4000, 3000).jpeg({ quality: 85 }).toBuffer();
    await writeFile(path.join(directory, `b${index}.jpg`), bytes);
  }
}
