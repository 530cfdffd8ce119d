import { readFile } from 'node:fs/promises';
import type { Storage } from '../../platform/storage/storage.ts';
import { filmAddress, filmKey } from '../../features/catalogue/media/public.ts';
import { demoId } from '../demo-id.ts';
import type { DemoVehicle } from './demo-vehicle.ts';
import type { Illustration } from './illustration.ts';

/** A video that circles one drawn vehicle, in `seeds/films`. */
interface DemoFilm extends Illustration {
  readonly file: string;
  /** Its vehicle: one seed is one vehicle. */
  readonly seed: string;
  readonly colour: string;
}

/** The videos of the demo world: H.264, rendered from the drawings of the vehicle; each is labelled as an illustration. */
export const DEMO_FILMS: readonly DemoFilm[] = [
  { file: 'sgz8h11.mp4', seed: 'demo-SGZ8H11', body: 'hatch', colour: 'Preta' },
  { file: 'dip7e69.mp4', seed: 'demo-DIP7E69', body: 'pickup', colour: 'Verde' },
  { file: 'msd1d17.mp4', seed: 'demo-MSD1D17', body: 'wheel-loader', colour: 'Amarela' },
  { file: 'hkp8c70.mp4', seed: 'demo-HKP8C70', body: 'coupe', colour: 'Vermelha' },
  { file: 'ivi8833.mp4', seed: 'demo-IVI8833', body: 'grain-trailer', axles: 3, colour: 'Branca' },
];

const directory = new URL('../../../seeds/films/', import.meta.url);
const guidOf = ({ seed }: DemoFilm) => demoId(`film/${seed}`);

/** Returns the URLs of the videos that show these vehicles. */
export function filmsOf(vehicles: readonly DemoVehicle[]): string[] {
  return DEMO_FILMS.filter((film) => vehicles.some((vehicle) => isOf(film, vehicle))).map((film) =>
    filmAddress(guidOf(film)),
  );
}

/** A video of a vehicle whose line was changed since no longer shows it. */
function isOf(film: DemoFilm, { seed, colour, illustration }: DemoVehicle): boolean {
  return (
    film.seed === seed &&
    film.colour === colour &&
    film.body === illustration?.body &&
    film.axles === illustration.axles
  );
}

/** Stores the videos of the demo world. */
export async function storeFilms(storage: Storage): Promise<void> {
  for (const film of DEMO_FILMS) {
    await storage.put(filmKey(guidOf(film)), await readFile(new URL(film.file, directory)));
  }
}

/** The keys under which they are stored. */
export function filmKeys(): string[] {
  return DEMO_FILMS.map((film) => filmKey(guidOf(film)));
}
