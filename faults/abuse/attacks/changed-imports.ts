import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFiles } from '../../../apps/server/src/features/catalogue/import/public.ts';
import { fileStorage } from '../../../apps/server/src/platform/storage/file-storage.ts';
import { dealTerms } from '../../clients/bidder.ts';
import { send } from '../../clients/send.ts';
import type { World } from '../../world/world.ts';
import type { Attack } from '../attack.ts';
import { ask } from '../ask.ts';

const head = 'id;marca;modelo;ano;km;cor;preco;lance_inicial;reserva;multas;categoria';
const mobi = '1;FIAT;MOBI;2020;42000;Branco;45000;30000;38000;nada consta;Carros';
const bidReais = 30_500;

/** What a store would like the car to have been once a user has bid on it. */
const others = [
  '1;VOLKSWAGEN;GOL;2012;190000;Preto;45000;30000;38000;nada consta;Carros',
  mobi.replace('42000', '190000'),
  mobi.replace('2020', '2012'),
  mobi.replace('nada consta', 'consta R$ 9.000,00'),
  mobi.replace('38000', '90000'),
  mobi.replace('45000', '30400'),
  mobi.replace('30000', '29000'),
];

/** Imports that turn a car with a bid into another one, again and again; who bid reads meanwhile what they bid on. */
export const changedImports: Attack = {
  name: 'imports that change what was bid on',
  async run({ origin, world, people }, signal) {
    const directory = await mkdtemp(path.join(tmpdir(), 'patio-changed-imports-'));
    try {
      await load(world, directory, mobi);
      const found = {
        name: 'faults.imported',
        text: `select code from offer where import_key = 'estoque#1'`,
      };
      const code = (await world.database.row<{ code: number }>(found))?.code ?? 0;
      const page = () => ask(origin, { path: `/api/offer/${code}` });
      const offered = vehiclesOf((await page()).text);
      const body = { ...dealTerms, cdofrta: code, vllance: bidReais, ismaximo: false };
      const token = people[0]?.token ?? '';
      const bid = await send({ origin, path: '/lance', token, key: 'changed', body, cutAfterMs: null });
      let [tried, refused, changed] = [0, 0, 0];
      while (!signal.aborted) {
        const row = others[tried % others.length] ?? mobi;
        tried += 1;
        refused += (await load(world, directory, row)).refused;
        if (vehiclesOf((await page()).text) !== offered) changed += 1;
      }
      return {
        tried: `${tried} imports`,
        blocked: refused,
        lost: (bid?.status === 201 ? 0 : 1) + (tried - refused) + changed,
        note: `the page showed something else ${changed} times`,
      };
    } finally {
      await rm(directory, { recursive: true });
    }
  },
};

/** Vehicles and prices of an offer, as its page has them. */
function vehiclesOf(text: string): string {
  const offer: unknown = JSON.parse(text);
  if (typeof offer !== 'object' || offer === null) return '';
  const { vehicles, valorCompreJa } = { vehicles: null, valorCompreJa: null, ...offer };
  return JSON.stringify({ vehicles, valorCompreJa });
}

async function load({ database }: World, directory: string, row: string) {
  const file = path.join(directory, 'estoque.csv');
  await writeFile(file, `${head}\n${row}\n`);
  return importFiles(
    { database, storage: fileStorage(path.join(directory, 'files')) },
    {
      files: [file],
      photoDirectory: null,
      mapping: null,
      dryRun: false,
      store: null,
      terms: {
        now: Date.now(),
        spread: { from: 7, to: 7 },
        partnerId: null,
        incrementCents: 10_000,
        softCloseMs: 180_000,
        softCloseCapMs: 3_600_000,
      },
    },
    { report: () => undefined, progress: () => undefined, cancelled: () => false },
  );
}
