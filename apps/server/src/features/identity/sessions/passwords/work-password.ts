import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts.ts';

/** Staff and users of stores see what others pay and decide on it: their password stands at least so many guesses (rule 0.40). */
export const WORK_GUESSES = 10_000_000_000;

/** The estimate takes time that grows with the length; what comes after these signs only adds to it. */
const MOST_SIGNS = 64;
const BRAND = ['patio', 'pátio'];

let estimator: Promise<(password: string, known: string[]) => number> | undefined;

/** The words are read when the first such password is set: most processes never need them. */
async function loadEstimator(): Promise<(password: string, known: string[]) => number> {
  const [{ ZxcvbnFactory }, common, brazilian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...brazilian.dictionary },
    graphs: common.adjacencyGraphs,
  });
  return (password, known) => zxcvbn.check(password, known).guesses;
}

/** How many guesses a password stands against a user who knows the person, the language and the brand. */
export async function passwordGuesses(password: string, personal: readonly string[]): Promise<number> {
  estimator ??= loadEstimator();
  const known = [...personal, ...BRAND].flatMap((text) => text.split(/[\s@._-]+/)).filter(Boolean);
  return (await estimator)(password.trim().slice(0, MOST_SIGNS), known);
}

/** What is wrong with a password of a user who works in the house or a store; nothing where it is strong enough. */
export async function workPasswordProblems(
  password: string,
  { idiom, personal }: { readonly idiom: Idiom; readonly personal: readonly string[] },
): Promise<string[]> {
  const guesses = await passwordGuesses(password, personal);
  return guesses >= WORK_GUESSES ? [] : [fieldText('password-work', '', idiom)];
}
