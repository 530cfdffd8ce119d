import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as brazilian } from '@zxcvbn-ts/language-pt-br';

/** As the server looks at it: what comes after only adds. */
const MOST_SIGNS = 64;
const BRAND = ['patio', 'pátio'];

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...brazilian }, graphs: adjacencyGraphs });

/** How many guesses a password stands against a user who knows the person, the language and the brand (rule 0.40). Never sent anywhere. */
export function estimateGuesses(password: string, personal: readonly string[]): number {
  const known = [...personal, ...BRAND].flatMap((text) => text.split(/[\s@._-]+/)).filter(Boolean);
  return zxcvbn.check(password.trim().slice(0, MOST_SIGNS), known).guesses;
}
