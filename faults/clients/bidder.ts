import { between, pick, type Random } from '../../bench/seeded-random.ts';
import type { Person } from '../world/world.ts';
import type { Answer } from './send.ts';
import { untilAnswered } from './until-answered.ts';

/** A bid as it was asked and answered. Nobody bids the same amount twice. */
export interface BidAnswer extends Answer {
  readonly personId: number;
  readonly key: string;
  readonly automatic: boolean;
  /** Centavos. */
  readonly amount: number;
}

/** Bodies of bids say this beside the value. */
export const dealTerms = { cdmoeda: 1, frete: 'N', endereco: null } as const;

/**
 * Bids on one offer after the other until stopped: by hand and automatically, each bid under a key of its own. `m-` and `a-` begin the
 * keys. Who is not answered at all gives up.
 */
export async function bidWhile(
  going: () => boolean,
  given: {
    readonly origins: readonly string[];
    readonly person: Person;
    readonly name: string;
    readonly offers: readonly number[];
    readonly random: Random;
    /** A value in reais that is above what anyone has bid before by hand. */
    readonly nextValue: () => number;
    readonly timeoutMs?: number | undefined;
  },
): Promise<BidAnswer[]> {
  const { random, person } = given;
  const answers: BidAnswer[] = [];
  const used = new Set<number>();
  const unused = (value: number): number => (used.has(value) ? unused(value + 1) : value);
  for (let turn = 0; going(); turn += 1) {
    const automatic = between(random, 1, 4) === 1;
    const key = `${automatic ? 'a' : 'm'}-${given.name}-${turn}`;
    const vllance = unused(given.nextValue() + (automatic ? between(random, 100, 1000) : 0));
    used.add(vllance);
    const body = { ...dealTerms, cdofrta: pick(random, given.offers), vllance, ismaximo: automatic };
    const call = { path: '/lance', token: person.token, key, body };
    const answer = await untilAnswered(given.origins, call, random, given.timeoutMs);
    answers.push({ ...answer, personId: person.id, key, automatic, amount: vllance * 100 });
    if (answer.status === 0) return answers;
  }
  return answers;
}
