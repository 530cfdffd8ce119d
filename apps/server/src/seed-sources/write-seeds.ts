import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readTable } from './read-table.ts';
import { vehicleLines, type VehicleLine } from './vehicle-lines.ts';

/**
 * Condenses the reference tables into `apps/server/seeds`. Run by hand when the tables change:
 * `node apps/server/src/seed-sources/write-seeds.ts DIRECTORY`. Codes once given stay.
 */
const CODES_OF_A_CITY = 3;
const SEEDS = path.resolve(import.meta.dirname, '../../seeds');

async function places(directory: string): Promise<string> {
  const states = await readTable(directory, 'geo/estados.csv');
  const cities = await readTable(directory, 'geo/municipios.csv');
  const lines = [...states]
    .sort((a, b) => Number(a['codigo_uf']) - Number(b['codigo_uf']))
    .flatMap((state) => [
      ['S', state['codigo_uf'], state['uf'], state['nome'], state['regiao']].join('\t'),
      ...cities
        .filter((city) => city['codigo_uf'] === state['codigo_uf'])
        .sort((a, b) => Number(a['codigo_ibge']) - Number(b['codigo_ibge']))
        .map((city) =>
          ['C', city['codigo_ibge'], city['nome'], city['latitude'], city['longitude']].join('\t'),
        ),
    ]);
  return `${lines.join('\n')}\n`;
}

/** A few addresses of every city in the sample: enough to try a form without any service. */
async function postalCodes(directory: string): Promise<string> {
  const rows = await readTable(directory, 'geo/cep_amostra_viacep.csv');
  const taken = new Map<string, number>();
  const lines = [...rows]
    .sort((a, b) => ((a['cep'] ?? '') < (b['cep'] ?? '') ? -1 : 1))
    .filter(({ ibge = '', bairro, logradouro }) => {
      const whole = bairro !== '' && logradouro !== '';
      const count = taken.get(ibge) ?? 0;
      if (whole) taken.set(ibge, count + 1);
      return whole && count < CODES_OF_A_CITY;
    })
    .map(({ cep = '', logradouro, bairro, localidade, uf }) =>
      [cep.replace('-', ''), logradouro, bairro, localidade, uf].join('\t'),
    );
  return `${lines.join('\n')}\n`;
}

/** The codes of the seeds as they are now: brand names to codes, and "brand category model" to codes. */
async function codesNow(file: string): Promise<Map<string, number>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const codes = new Map<string, number>();
  let brand = '';
  for (const line of text.split('\n')) {
    const [kind, code, ...rest] = line.split('\t');
    if (kind === 'B') brand = rest[0] ?? '';
    if (kind === 'B') codes.set(brand, Number(code));
    if (kind === 'M') codes.set([brand, ...rest].join('\t'), Number(code));
  }
  return codes;
}

function vehicles(lines: readonly VehicleLine[], codes: Map<string, number>): string {
  const next = { brand: 0, model: 0 };
  for (const [key, code] of codes) {
    const kind = key.includes('\t') ? 'model' : 'brand';
    next[kind] = Math.max(next[kind], code);
  }
  const codeOf = (key: string, kind: 'brand' | 'model') => codes.get(key) ?? (next[kind] += 1);
  const collator = new Intl.Collator('pt-BR', { numeric: true });
  const unique = [
    ...new Map(lines.map((line) => [`${line.brand}\t${line.category}\t${line.model}`, line])).values(),
  ];
  const sorted = unique.sort(
    (a, b) =>
      collator.compare(a.brand, b.brand) || a.category - b.category || collator.compare(a.model, b.model),
  );
  let brand = '';
  const out: string[] = [];
  for (const line of sorted) {
    if (line.brand !== brand) out.push(`B\t${codeOf(line.brand, 'brand')}\t${line.brand}`);
    brand = line.brand;
    const key = `${brand}\t${line.category}\t${line.model}`;
    out.push(`M\t${codeOf(key, 'model')}\t${line.category}\t${line.model}`);
  }
  return `${out.join('\n')}\n`;
}

async function write(directory: string): Promise<void> {
  const file = path.join(SEEDS, 'vehicles.tsv');
  await writeFile(path.join(SEEDS, 'places.tsv'), await places(directory));
  await writeFile(path.join(SEEDS, 'postal-codes.tsv'), await postalCodes(directory));
  await writeFile(file, vehicles(await vehicleLines(directory), await codesNow(file)));
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name the directory of the reference tables.');
await write(path.resolve(directory));
