import type { Texts } from '../../texts/ptbr.ts';
import type { Idiom } from './idiom-store.ts';

// Only the texts of the chosen language are loaded: both together are a fifth of the first screen.
const LOAD: Readonly<Record<Idiom, () => Promise<Texts>>> = {
  PTBR: async () => (await import('../../texts/ptbr.ts')).ptbr,
  EN: async () => (await import('../../texts/en.ts')).en,
};
const loaded = new Map<Idiom, Texts>();

/** Loads the texts of a language, before anything is shown in it. Rejects when they cannot be reached. */
export async function loadTexts(idiom: Idiom): Promise<void> {
  if (!loaded.has(idiom)) loaded.set(idiom, await LOAD[idiom]());
}

/** The texts of a language that was loaded. */
export function textsIn(idiom: Idiom): Texts {
  const texts = loaded.get(idiom);
  if (texts === undefined) throw new Error(`The texts of ${idiom} were not loaded.`);
  return texts;
}
