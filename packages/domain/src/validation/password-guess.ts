/** Why a password that meets every rule is easy to guess: everyone has it, or it is made of what is known of the person. */
export type PasswordGuess = 'common' | 'personal';

/** What is known to anyone who guesses. */
export interface GuessKnowledge {
  /** Passwords that are used and tried the most, in lower case. */
  readonly common: ReadonlySet<string>;
  /** Names, e-mail and the like of the person. */
  readonly personal: readonly string[];
}

/** Shorter words occur in too many others. */
const COMMON_WORD_LENGTH = 6;
const PERSONAL_WORD_LENGTH = 4;
/** So many letters beside what is known are something of one's own. */
const OWN_LETTERS = 4;

/** What Brazilians use the most beside the international list. */
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
 * Whether a password is among the first that are tried (NIST SP 800-63B, 5.1.1.2); null when it is not. Capitals, accents, signs in place
 * of letters and whatever is put at the ends, as rules make people add it, hide nothing: `P@ssword2024!` is `password`.
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
    // Of an e-mail what stands before its sign: the rest belongs to anyone who keeps the mailbox.
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

/** With letters where signs stand for them. */
function lettersOf(text: string): string {
  return Array.from(text, (sign) => SIGNS_FOR_LETTERS[sign] ?? sign).join('');
}
