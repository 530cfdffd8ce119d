/** Why a password that meets every rule is easy to guess: it is common, or built from facts about the person. */
export type PasswordGuess = 'common' | 'personal';

/** What an attacker would know. */
export interface GuessKnowledge {
  /** The most common passwords, in lower case. */
  readonly common: ReadonlySet<string>;
  /** Names, e-mail and similar facts of the person. */
  readonly personal: readonly string[];
}

/** Shorter words occur in too many other passwords. */
const COMMON_WORD_LENGTH = 6;
const PERSONAL_WORD_LENGTH = 4;
/** This many letters besides known words make a password the user's own. */
const OWN_LETTERS = 4;

/** Common in Brazil, in addition to the international list. */
const BRAZILIAN = new Set([
  'brasil',
  'flamengo',
  'corinthians',
  'palmeiras',
  'saopaulo',
  'cruzeiro',
  'botafogo',
  'fluminense',
  'internacional',
  'minhasenha',
  'mudarsenha',
  'trocarsenha',
  'novasenha',
  'senhasenha',
  'administrador',
  'jesuscristo',
  'deusefiel',
]);

const SIGNS_FOR_LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/**
 * Why a password is among the first guesses (NIST SP 800-63B, 5.1.1.2); null if it is not. Capitals, accents, symbols instead of letters
 * and characters added at the ends to satisfy rules do not help: `P@ssword2024!` is `password`.
 */
export function passwordGuess(password: string, { common, personal }: GuessKnowledge): PasswordGuess | null {
  const plain = plainOf(password);
  if (plain === '') return null;
  const bare = plain.replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const inner = bare.replaceAll(/^[\d]+|[\d]+$/g, '').replaceAll(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
  const words = [core, inner].flatMap((word) => [word, lettersOf(word)]);
  const isCommon =
    [plain, bare, lettersOf(bare)].some((text) => common.has(text)) ||
    words.some((word) => word.length >= COMMON_WORD_LENGTH && (common.has(word) || BRAZILIAN.has(word)));
  if (isCommon) return 'common';
  return isPersonal(plain, personal) ? 'personal' : null;
}

function isPersonal(plain: string, personal: readonly string[]): boolean {
  const known = personal
    // The local part of an e-mail: the domain is not personal.
    .flatMap((text) => plainOf(text).split('@', 1))
    .flatMap((text) => text.split(/[^a-z]+/))
    .filter((word) => word.length >= PERSONAL_WORD_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  return [plain, lettersOf(plain)].some((text) => {
    const rest = known.reduce((left, word) => left.replaceAll(word, ' '), text);
    return rest !== text && rest.replaceAll(/[^a-z]/g, '').length < OWN_LETTERS;
  });
}

/** In lower case and without accents. */
function plainOf(text: string): string {
  return text.trim().normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** With letters instead of the symbols that replace them. */
function lettersOf(text: string): string {
  return Array.from(text, (sign) => SIGNS_FOR_LETTERS[sign] ?? sign).join('');
}
