import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';

/** Staff and store users see what others pay and decide on it: their passwords must withstand this many guesses (rule 0.40). */
export const WORK_GUESSES = 10_000_000_000;

/** The estimate takes longer for longer passwords; characters beyond these only add to it. */
const MOST_SIGNS = 64;
const BRAND = ['patio', 'pátio'];

let estimator: Promise<(password: string, known: string[]) => number> | undefined;

/** The word lists are loaded when the first such password is set: most processes never need them. */
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

/** How many guesses a password withstands against an attacker who knows the user, the language and the brand. */
export async function passwordGuesses(password: string, personal: readonly string[]): Promise<number> {
  estimator ??= loadEstimator();
  const known = [...personal, ...BRAND].flatMap((text) => text.split(/[\s@._-]+/)).filter(Boolean);
  return (await estimator)(password.trim().slice(0, MOST_SIGNS), known);
}

/** The problems of a password of staff or a store user; empty if it is strong enough. */
export async function workPasswordProblems(
  password: string,
  { idiom, personal }: { readonly idiom: Idiom; readonly personal: readonly string[] },
): Promise<string[]> {
  const guesses = await passwordGuesses(password, personal);
  return guesses >= WORK_GUESSES ? [] : [fieldText('password-work', '', idiom)];
}
