import { between, type Random } from '../../bench/seeded-random.ts';
import type { Person } from '../world/world.ts';
import { dealTerms } from './bidder.ts';
import type { Call } from './until-answered.ts';

/** Something that a user does to an offer. */
export interface Action extends Call {
  readonly kind: 'bid' | 'maximum' | 'purchase' | 'proposal';
  readonly personId: number;
  /** Centavos. */
  readonly amount: number;
}

const path = { bid: '/lance', maximum: '/lance', purchase: '/compreja', proposal: '/lance/purpose' } as const;

/** What the nth person of a race does: the first buy at once, the next propose, the others bid, one in three automatically. */
export function actionOf(
  index: number,
  race: {
    readonly buys: number;
    readonly proposals: number;
    readonly offer: number;
    readonly round: number;
    readonly person: Person;
    readonly random: Random;
  },
): Action {
  const { buys, proposals, person, random } = race;
  const kind =
    index < buys
      ? 'purchase'
      : index < buys + proposals
        ? 'proposal'
        : between(random, 1, 3) === 1
          ? 'maximum'
          : 'bid';
  const value =
    kind === 'purchase'
      ? 45_900
      : kind === 'proposal'
        ? 9000 + between(random, 0, 999)
        : 10_000 + index * 40 + between(random, 0, 999);
  return {
    kind,
    personId: person.id,
    amount: value * 100,
    path: path[kind],
    token: person.token,
    key: `${kind}-${race.round}-${index}`,
    body: {
      ...dealTerms,
      cdofrta: race.offer,
      vllance: value,
      ...(kind === 'proposal' ? { cdusrio: person.id } : {}),
      ...(kind === 'bid' || kind === 'maximum' ? { ismaximo: kind === 'maximum' } : {}),
    },
  };
}
