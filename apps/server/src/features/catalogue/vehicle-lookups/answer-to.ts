import type { VehicleId } from '@patio/domain/catalogue/drafts/vehicle-id.ts';
import type { ServerDeps } from '../../../deps.ts';
import { storeAnswer, storedAnswer, takeCall } from './lookups.store.ts';
import type { AskVehicle, VehicleAnswer } from './vehicle-data.ts';

/** Answers are asked for again after a day. */
const DAY_MS = 86_400_000;
const UNAVAILABLE = { kind: 'unavailable' } as const;
const TIMES = 2;

type Deps = Pick<ServerDeps, 'database' | 'config'>;

/** The answer of the last day, else of the provider, while its quota lasts. */
export async function answerTo(
  { database, config }: Deps,
  ask: AskVehicle | null,
  id: VehicleId,
  at: number,
): Promise<VehicleAnswer> {
  const since = at - DAY_MS;
  const stored = await storedAnswer(database, id.text, since);
  if (stored !== undefined)
    return stored.facts === null ? { kind: 'unknown' } : { kind: 'found', facts: stored.facts };
  const answer = ask === null ? UNAVAILABLE : await askTwice({ database, config }, ask, id, at);
  if (answer.kind === 'unavailable') return answer;
  const facts = answer.kind === 'found' ? answer.facts : null;
  await database.transact((transaction) => storeAnswer(transaction, id.text, facts, { at, since }));
  return answer;
}

/** Asks once more if the provider fails; each time counts in its quota. */
async function askTwice(
  { database, config }: Deps,
  ask: AskVehicle,
  id: VehicleId,
  at: number,
): Promise<VehicleAnswer> {
  for (let time = 0; time < TIMES; time += 1) {
    if (!(await takeCall(database, at, config.vehicleData.perDay))) return UNAVAILABLE;
    const answer = await ask(id);
    if (answer.kind !== 'unavailable') return answer;
  }
  return UNAVAILABLE;
}
