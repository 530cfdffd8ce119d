import { between, pick, type Random } from '../../bench/seeded-random.ts';
import type { Answer } from './send.ts';
import { untilAnswered } from './until-answered.ts';

/** A bid as it was asked and answered. */
export interface BidAnswer extends Answer {
  readonly key: string;
}

/** Bodies of bids say this beside the value. */
export const dealTerms = { cdmoeda: 1, frete: 'N', endereco: null } as const;

/**
 * Bids on one offer after the other until told to stop: by hand and automatically, each bid under a key of its own. `m-` and `a-` begin the
 * keys, so that the ledger's lines can be counted against them.
 */
export async function bidWhile(
  going: () => boolean,
  given: {
    readonly origins: readonly string[];
    readonly token: string;
    readonly name: string;
    readonly offers: readonly number[];
    readonly random: Random;
    /** A value in reais that is above what anybody has bid before by hand. */
    readonly nextValue: () => number;
  },
): Promise<BidAnswer[]> {
  const { random } = given;
  const answers: BidAnswer[] = [];
  for (let turn = 0; going(); turn += 1) {
    const automatic = between(random, 1, 4) === 1;
    const key = `${automatic ? 'a' : 'm'}-${given.name}-${turn}`;
    const body = {
      ...dealTerms,
      cdofrta: pick(random, given.offers),
      vllance: given.nextValue() + (automatic ? between(random, 100, 1000) : 0),
      ismaximo: automatic,
    };
    const call = { path: '/lance', token: given.token, key, body };
    answers.push({ key, ...(await untilAnswered(given.origins, call, random)) });
  }
  return answers;
}
