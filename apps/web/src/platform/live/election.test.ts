import { expect, it } from 'vitest';
import { stand, type Locks } from './election.ts';

/** Locks as a browser has them, for one name. */
function locksOfBrowser(): Locks {
  const waiting: (() => void)[] = [];
  let taken: { lose(): void } | null = null;
  const grant = (
    hold: () => Promise<void>,
    settle: { resolve(): void; reject(reason: Error): void },
  ): void => {
    const holder = {
      lose: () => settle.reject(new Error('AbortError')),
    };
    taken = holder;
    void hold().then(() => {
      settle.resolve();
      if (taken !== holder) return;
      taken = null;
      waiting.shift()?.();
    });
  };
  return {
    request: (_name, { steal, signal }, hold) =>
      new Promise<void>((resolve, reject) => {
        const settle = { resolve, reject };
        if (steal) {
          taken?.lose();
          return grant(hold, settle);
        }
        if (taken === null) return grant(hold, settle);
        const turn = (): void => grant(hold, settle);
        waiting.push(turn);
        signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(turn);
          if (at < 0) return;
          waiting.splice(at, 1);
          reject(new Error('AbortError'));
        });
      }),
  };
}

function tabs(count: number) {
  const locks = locksOfBrowser();
  const leading = new Set<number>();
  const all = Array.from({ length: count }, (_, index) =>
    stand(locks, () => {
      leading.add(index);
      return () => leading.delete(index);
    }),
  );
  return { all, leaders: () => [...leading] };
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

it('lets one tab lead, however many there are', async () => {
  const { leaders } = tabs(3);
  await soon();
  expect(leaders()).toEqual([0]);
});

it('lets another one lead when the leading one closes', async () => {
  const { all, leaders } = tabs(3);
  all[0]?.stop();
  await soon();
  expect(leaders()).toEqual([1]);
  all[1]?.stop();
  await soon();
  expect(leaders()).toEqual([2]);
});

it('lets a tab take over from one that does not answer, which then waits its turn again', async () => {
  const { all, leaders } = tabs(3);
  all[2]?.seize();
  await soon();
  expect(leaders()).toEqual([2]);
  all[2]?.stop();
  await soon();
  expect(leaders()).toHaveLength(1);
  all[leaders()[0] ?? 0]?.stop();
  await soon();
  expect(leaders()).toHaveLength(1);
});

it('has nobody lead twice, however often it is taken over', async () => {
  const { all, leaders } = tabs(2);
  for (let turn = 0; turn < 20; turn += 1) {
    all[turn % 2]?.seize();
    await soon();
    expect(leaders()).toHaveLength(1);
  }
});

it('never lets one lead that has given up', async () => {
  const { all, leaders } = tabs(2);
  all[1]?.stop();
  all[0]?.stop();
  all[1]?.seize();
  await soon();
  expect(leaders()).toEqual([]);
});
