import { plainWords } from './brand-key.ts';
import { describeVersion, isBody, type VersionTraits } from './describe-version.ts';

/** The facts of a vehicle that identify its entry. */
export interface NamedVehicle {
  readonly model: string;
  readonly version: string;
  /** By the names used here: Flex, Gasolina, Diesel… Null: unknown. */
  readonly fuel: string | null;
  readonly gearbox: string | null;
}

/** A FIPE entry of the vehicle's brand and model year. */
export interface ReferenceEntry {
  readonly code: string;
  readonly model: string;
  readonly fuel: string;
}

/**
 * Finds the single entry that matches a vehicle: same model, fuel, engine, gearbox, cab and drive, and exactly the same trim words. Null if
 * no entry matches, and also if several do: no reference is better than a wrong one.
 */
export function matchReference(
  vehicle: NamedVehicle,
  entries: readonly ReferenceEntry[],
): ReferenceEntry | null {
  const traits = describeVersion(`${vehicle.version} ${vehicle.gearbox ?? ''}`, 'seller');
  const model = squeezed(vehicle.model);
  if (model === '') return null;
  const named = entries.flatMap((entry) => {
    // The first letter excludes nine in ten, and parsing a name takes time.
    if (entry.model.normalize('NFD').charAt(0).toLowerCase() !== model.charAt(0)) return [];
    const rest = restOf(entry.model, model);
    return rest === null ? [] : [{ entry, listed: describeVersion(rest, 'fipe') }];
  });
  const fitting = named.filter(
    ({ entry, listed }) =>
      (vehicle.fuel === null || vehicle.fuel === fuelOf(entry)) &&
      fits(traits, listed, entry) &&
      speaksUp(traits, listed, named),
  );
  const exact = fitting.filter(({ listed }) => traits.gearbox !== null && listed.gearbox === traits.gearbox);
  const [only, ...others] = fitting.length > 1 && exact.length > 0 ? exact : fitting;
  if (only === undefined || others.length > 0 || isUntoldBody(traits, only.listed, named)) return null;
  return only.entry;
}

interface NamedEntry {
  readonly entry: ReferenceEntry;
  readonly listed: VersionTraits;
}

const squeezed = (text: string) => plainWords(text).replace(/[ .]/g, '');

/**
 * What follows the model's name in an entry, as written, or null if the entry is another model's: "HB20S" is not "HB20". The body may be
 * inside the name: "ONIX SEDAN Plus" is an "Onix Plus".
 */
function restOf(entry: string, model: string): string | null {
  const words = entry.split(/\s+/);
  const bodies: string[] = [];
  let name = '';
  for (const [index, word] of words.entries()) {
    const longer = name + squeezed(word);
    if (longer === model) return [...bodies, ...words.slice(index + 1)].join(' ');
    if (model.startsWith(longer)) name = longer;
    else if (name !== '' && isBody(squeezed(word))) bodies.push(word);
    else return null;
  }
  return null;
}

function fits(said: VersionTraits, listed: VersionTraits, { fuel }: ReferenceEntry): boolean {
  if (said.displacement !== null && said.displacement !== listed.displacement) return false;
  // Diesel engines have a turbo, whether stated or not.
  if (said.turbo !== listed.turbo && fuel !== 'Diesel') return false;
  if (said.allWheels !== listed.allWheels) return false;
  for (const trait of ['valves', 'cylinders', 'doors', 'gearbox', 'cab', 'body', 'seats', 'axles'] as const) {
    if (said[trait] !== null && listed[trait] !== null && said[trait] !== listed[trait]) return false;
  }
  return sameWords(said.words, listed);
}

function sameWords(said: ReadonlySet<string>, { words, optional }: VersionTraits): boolean {
  const given = [...said].filter((word) => words.has(word) || !optional.has(word));
  const writtenAs = (word: string) =>
    words.has(word)
      ? word
      : [...words].find((listed) => listed.endsWith('*') && word.startsWith(listed.slice(0, -1)));
  const found = new Set(given.map(writtenAs));
  return !found.has(undefined) && found.size === words.size && given.length === words.size;
}

/**
 * Whether vehicle and entry are equally specific. An entry that does not mention the automatic gearbox or the body does not match a vehicle
 * that has it if another entry of the model does mention it; nor does a truck match a vehicle without known axles.
 */
function speaksUp(said: VersionTraits, listed: VersionTraits, named: readonly NamedEntry[]): boolean {
  const silent = (trait: 'gearbox' | 'body', plain: string) =>
    said[trait] !== null &&
    said[trait] !== plain &&
    listed[trait] === null &&
    named.some((other) => other.listed[trait] === said[trait]);
  if (silent('gearbox', 'manual') || silent('body', 'hatch')) return false;
  return said.axles !== null || !named.some((other) => /^[68]/.test(other.listed.axles ?? ''));
}

/** A sedan does not match a vehicle without a known body if the model has others. */
function isUntoldBody(said: VersionTraits, listed: VersionTraits, named: readonly NamedEntry[]): boolean {
  if (said.body !== null || listed.body === null || listed.body === 'hatch') return false;
  return named.some((other) => other.listed.body !== listed.body);
}

/** FIPE writes some mixed fuels in the model only. */
function fuelOf({ fuel, model }: ReferenceEntry): string {
  if (fuel === 'Gás Natural') return 'GNV';
  if (fuel === 'Álcool') return 'Etanol';
  return /h[ií]b/i.test(model) ? 'Híbrido' : fuel;
}
