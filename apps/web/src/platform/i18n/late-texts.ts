import { use } from 'react';
import type { Dictionary } from '../../texts/dictionary.ts';

/** A part of the dictionary on its way. */
interface LatePart {
  /** Fetches it, once; after a failure again. */
  load(): Promise<void>;
  /** Its words. While they are on their way the screen that reads them waits, as it waits for its own code. */
  read(): unknown;
}

const wanted = new Set<string>();
const parts = new Map<string, LatePart>();

/** Asks for parts of the dictionary. The build calls it in every module that shows them (vite/texts-by-page.ts). */
export function wantTexts(names: readonly string[]): void {
  for (const name of names) {
    wanted.add(name);
    void parts.get(name)?.load();
  }
}

/** Settles when the words that the page has asked for so far are there. Errors: a part could not be fetched. */
export async function wantedTexts(): Promise<void> {
  await Promise.all([...wanted].flatMap((name) => parts.get(name)?.load() ?? []));
}

/** The dictionary as screens read it, from one whose parts are functions that fetch them. */
export function lateTexts(dictionary: Dictionary): Dictionary;
/** The same for the compiler, which sees functions where screens see words. */
export function lateTexts(dictionary: object): object {
  const whole = {};
  for (const [name, fetchPart] of Object.entries<() => Promise<unknown>>({ ...dictionary })) {
    const part = latePart(fetchPart);
    parts.set(name, part);
    Object.defineProperty(whole, name, { get: part.read, enumerable: true });
  }
  return whole;
}

function latePart(fetchPart: () => Promise<unknown>): LatePart {
  let words: unknown;
  let loading: Promise<void> | undefined;
  const load = (): Promise<void> =>
    (loading ??= fetchPart().then(
      (found) => {
        words = found;
      },
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    ));
  const read = (): unknown => {
    if (words === undefined) use(load());
    return words;
  };
  return { load, read };
}
