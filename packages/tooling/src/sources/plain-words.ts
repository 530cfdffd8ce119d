import type { SourceProblem, SourceRule } from './source-rule.ts';

/** Words that a web engineer would stumble over, and what to write instead. Words of the trade are in docs/glossary.md. */
const PLAIN: readonly (readonly [pattern: string, instead: string])[] = [
  ['he|him|himself|his|she|hers?|herself', 'they, them, their'],
  ['somebody|whoever', 'the user, another user, anyone'],
  ['reckon(?:s|ed|ing)?', 'calculate'],
  ['kept (?:reply|replies|page|pages|mail|mails|auction|auctions)', 'stored, cached'],
  ['wish(?:es)?', 'request, options'],
  ['(?:mis)?deeds?', 'action'],
  ['strangers?', 'another user, unauthenticated client, unknown browser'],
  ['dearest', 'most expensive'],
  ['anew', 'again, re-'],
  ['broken off', 'interrupted'],
  ['let go of', 'release'],
  ['no longer good', 'expired'],
  ['unless told otherwise', 'by default'],
];
/** Names that begin with a verb of that kind: `tellOwner`, `keptReply`. */
const NAMES: readonly (readonly [pattern: string, instead: string])[] = [
  ['(?:tell|told|hear|heard)(?=[A-Z])\\w*', 'notify, notified, receive'],
  ['[kK]ept(?=[A-Z])\\w*', 'stored, cached'],
  ['(?:lend|wish|deed)(?=[A-Z])\\w*|\\w+(?:Wish|Deed|Hearer)(?=s?\\b)', 'request, action, listener'],
];

const WORDS = PLAIN.map(([pattern, instead]) => ({
  regex: new RegExp(`\\b(?:${pattern})\\b`, 'gi'),
  instead,
}));
const IDENTIFIERS = NAMES.map(([pattern, instead]) => ({
  regex: new RegExp(`\\b(?:${pattern})`, 'g'),
  instead,
}));

/** Returns every word of a text that has a plain one in its place. */
export function oddWordsIn(text: string): SourceProblem[] {
  return [...WORDS, ...IDENTIFIERS].flatMap(({ regex, instead }) =>
    [...text.matchAll(regex)].map(({ index, 0: word }) => ({
      position: index,
      message: `"${word}" is not plain: ${instead}`,
    })),
  );
}

/** Code, comments, titles of tests and texts keep to the vocabulary of web engineering, and users are "they". */
export const plainWords: SourceRule = {
  name: 'plain-words',
  appliesTo: /./,
  except: /^packages\/tooling\/src\/sources\/(plain-words\.ts|plain-words\.test\.ts)$/,
  find: ({ text }) => oddWordsIn(text),
};
