import sharp from 'sharp';
import type { NewHouse } from '../world/new-house.ts';

/** A vehicle of the stock of the day. */
export interface StockLine {
  /** Its place in the sheet, from 0. */
  readonly at: number;
  readonly id: string;
  readonly plate: string;
  readonly title: string;
}

const OFFERS = 200;
/** What is sold of it, each in its own way. */
export const SOLD = {
  bought: 'Uno da compra',
  byHand: 'Palio do lance',
  automatic: 'Strada do automático',
  agreed: 'Gol da proposta',
  conditional: 'Montana da reserva',
} as const;
const SOLD_TITLES: readonly string[] = Object.values(SOLD);
const HEAD =
  'id,placa,titulo,marca,modelo,ano_fabricacao,ano_modelo,km,cambio,combustivel,cor,cidade,uf,preco,lance_inicial,reserva,aceita_proposta';

const padded = (at: number, digits: number): string => String(at).padStart(digits, '0');

/** The stock of the day: every offer can be bought at once, bid on and proposed for; one has a reserve. */
export const STOCK: readonly StockLine[] = Array.from({ length: OFFERS }, (_, at) => ({
  at,
  id: `D${padded(at, 3)}`,
  plate: `DIA${Math.floor(at / 100)}B${padded(at % 100, 2)}`,
  title: SOLD_TITLES[at] ?? `Uno do dia ${padded(at, 3)}`,
}));

/** The part of it that is sold. */
export const SOLD_STOCK = STOCK.slice(0, SOLD_TITLES.length);

/** A stock as a workbook. */
export function stockSheet({ world }: NewHouse, stock: readonly StockLine[]): Promise<Buffer> {
  const rows = stock.map(({ at, id, plate, title }) => {
    const vehicle = [2014, 2015, 80_000 + at, 'Manual', 'Flex', 'Branco', 'Vitória', 'ES'];
    const terms = [30_000, 10_000, title === SOLD.conditional ? 22_000 : '', 'sim'];
    return [id, plate, title, 'Fiat', 'Uno', ...vehicle, ...terms];
  });
  return world.workbook([{ name: 'Estoque', rows: [HEAD.split(','), ...rows] }]);
}

/** How the two photos of a vehicle are named, in the ways in which users name them. */
const NAMES: readonly ((line: StockLine) => readonly [string, string])[] = [
  ({ plate }) => {
    const dashed = `${plate.slice(0, 3)}-${plate.slice(3)}`;
    return [`${dashed}-1.JPG`, `${dashed}-2.JPG`];
  },
  ({ plate }) => [`${plate.toLowerCase()} (1).jpg`, `${plate.toLowerCase()} (2).jpg`],
  ({ plate }) => [`${plate}/1.jpg`, `${plate}/2.jpg`],
  ({ id }) => [`${id.toLowerCase()}_001.jpeg`, `${id.toLowerCase()}_002.jpeg`],
  ({ plate }) => [`${plate}_frente.jpg`, `${plate}_lado.jpg`],
];
/** What is in the ZIP beside the photos of the stock: one of nobody, and what systems add by themselves. */
export const STRAY = 'fotos/fachada da loja.jpg';
const NOISE = ['__MACOSX/fotos/._DIA-0B00-1.JPG', 'fotos/.DS_Store', 'fotos/Thumbs.db'];

/** The colour of a photo, which tells its vehicle and its place among the photos of it. */
export function colourOf({ at }: StockLine, photo: 1 | 2): readonly [number, number, number] {
  return [16 * (at % 15) + 8, 16 * Math.floor(at / 15) + 8, photo === 1 ? 40 : 210];
}

/** The two photos of each vehicle in a ZIP, the second before the first. */
export async function stockPhotos({ world }: NewHouse, stock: readonly StockLine[]): Promise<Buffer> {
  const files = await Promise.all(
    stock.flatMap((line) => {
      const [first, second] = NAMES[line.at % NAMES.length]?.(line) ?? ['', ''];
      return [plain(`fotos/${second}`, colourOf(line, 2)), plain(`fotos/${first}`, colourOf(line, 1))];
    }),
  );
  const noise = NOISE.map((name) => ({ name, content: Buffer.from('no picture') }));
  return world.zip([...files, await plain(STRAY, [0, 0, 0]), ...noise]);
}

async function plain(name: string, [r, g, b]: readonly [number, number, number]) {
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background: { r, g, b } } });
  return { name, content: await picture.jpeg({ quality: 90 }).toBuffer() };
}
