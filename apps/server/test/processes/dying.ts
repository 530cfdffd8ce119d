import type { PixDeps } from '../../src/features/finance/pix/pix-deps.ts';
import { DatabaseUnavailable } from '../../src/platform/db/failures.ts';
import type { PixBank } from '../../src/platform/pix/pix-bank.ts';

/**
 * What a process has that dies before its step number `left`, counted from 0 over its questions to the bank (before and after each) and the
 * statements of its transactions: from then on it does nothing any more, and the database takes its open transaction back.
 */
export function dyingAfter(left: number, deps: PixDeps) {
  const life = { left, dead: false };
  const step = (): void => {
    if (life.left <= 0) life.dead = true;
    if (life.dead) throw new DatabaseUnavailable('killed');
    life.left -= 1;
  };
  const bank = new Proxy(deps.bank, {
    get: (client, name: keyof PixBank) => {
      const method: (...given: never[]) => Promise<unknown> = client[name];
      return async (...given: never[]) => {
        step();
        const answer = await method(...given);
        step();
        return answer;
      };
    },
  });
  const counted = <T extends object>(queries: T): T =>
    new Proxy(queries, {
      get: (target, name, receiver) => {
        if (name === 'run' || name === 'row' || name === 'rows') step();
        return Reflect.get(target, name, receiver);
      },
    });
  const transact: PixDeps['database']['transact'] = (work) => {
    step();
    return deps.database.transact((transaction) => work(counted(transaction)));
  };
  const database = new Proxy(counted(deps.database), {
    get: (target, name, receiver) => {
      const found: unknown = name === 'transact' ? transact : Reflect.get(target, name, receiver);
      return found;
    },
  });
  return { life, deps: { ...deps, bank, database } };
}
