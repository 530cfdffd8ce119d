import type { LocalBank } from '../../apps/server/src/platform/pix/local-bank/open-local-bank.ts';
import { seededRandom } from '../../bench/seeded-random.ts';
import { payBackWhile } from '../clients/payback-staff.ts';
import { payWhile, type PaidCalls } from '../clients/payer.ts';
import type { World } from '../world/world.ts';

/** What was done while people paid. */
export interface PaidDuring extends Readonly<PaidCalls> {
  /** How often finance gave something back. */
  readonly released: number;
}

/** Lets so many people buy and pay by Pix, and finance give back what was too much, until what is done meanwhile has ended. */
export async function payDuring(
  { people, random, database }: Pick<World, 'people' | 'random' | 'database'>,
  given: {
    readonly payers: number;
    readonly origins: readonly string[];
    readonly bank: LocalBank;
    readonly timeoutMs?: number;
  },
  meanwhile: () => Promise<void>,
): Promise<PaidDuring> {
  const payers = await people(given.payers);
  const [sales] = await people(1, { staffRole: 'sales' });
  const [finance, colleague] = await people(2, { staffRole: 'finance' });
  if (!sales || !finance || !colleague) throw new Error('Nobody of the house is there.');
  const fresh = () => seededRandom(Math.floor(random() * 2 ** 32));
  const purchases: number[] = [];
  const meant = { ...given, database, purchases, sales };
  let going = true;
  const doing = meanwhile().finally(() => (going = false));
  const paying = payers.map((person, index) =>
    payWhile(() => going, { ...meant, person, name: String(index), random: fresh() }),
  );
  const givingBack = payBackWhile(() => going, { ...meant, finance, colleague, random: fresh() });
  const calls = await Promise.all(paying);
  await doing;
  const sum = (of: keyof PaidCalls): number => calls.reduce((total, each) => total + each[of], 0);
  return {
    answered: sum('answered'),
    unanswered: sum('unanswered'),
    seen: sum('seen'),
    released: await givingBack,
  };
}
