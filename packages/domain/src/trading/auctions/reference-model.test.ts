import { describe, expect, it } from 'vitest';
import { MODEL_SEQUENCES } from '../../testing-support/model-length.ts';
import { playSequence } from '../../testing-support/model-sequence.ts';

const TIMEOUT_MS = 3_600_000;

/** Answers that a run of any length must have seen, or it would have proved little. */
const SEEN = [
  'bid: leads',
  'bid: raised',
  'bid: beaten',
  'bid: 206',
  'bid: 406',
  'bid: 409',
  'bid: 422',
  'bid: 429',
  'annul: annulled',
  'close: sold',
  'close: conditional',
  'close: unsold',
  'buy: bought',
  'buy: 206',
  'propose: sent',
  'propose: below-floor',
  'propose: 409',
  'move: moved',
  'best-bid: sold',
  'best-bid: released',
  'default: defaulted',
  'offer-chance: offered',
  'answer-chance: accepted',
  'answer-chance: declined',
  'answer-chance: expired',
  'reopen: reopened',
  'move-end: moved',
];

describe('the rules of the auction against a reference that knows nothing of them', () => {
  it(
    `agree after every command of ${MODEL_SEQUENCES} random sequences, and every ledger proves itself, rules 0.3 to 0.9, 0.19`,
    () => {
      const answers = new Map<string, number>();
      for (let seed = 1; seed <= MODEL_SEQUENCES; seed += 1) {
        const played = playSequence(seed);
        const story = played.commands.map((command) => JSON.stringify(command)).join('\n');
        if (played.difference !== null) throw new Error(`seed ${seed}\n${story}\n${played.difference}`);
        for (const answer of played.answers) answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      expect(SEEN.filter((answer) => !answers.has(answer))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
