import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { FairQueue, type Leave } from './fair-queue.ts';

const limits = { atOnce: 1, mostWaiting: 4, longestWaitMs: 2000, retryAfterSeconds: 3 };

/** A queue whose one place is taken, and the order in which waiting callers get it. */
async function takenQueue(more: Partial<typeof limits> = {}) {
  const queue = new FairQueue({ ...limits, ...more });
  const leave = await queue.enter('first');
  const started: string[] = [];
  const refused: string[] = [];
  const request = (caller: string, name: string, signal?: AbortSignal) =>
    queue.enter(caller, signal && (() => signal)).then(
      (leaveIt: Leave) => {
        started.push(name);
        leaveIt();
      },
      (error: unknown) => {
        expect(error).toBeInstanceOf(ApiError);
        refused.push(name);
      },
    );
  return { queue, leave, started, refused, request };
}

test('callers take turns, however much one of them asks for', async () => {
  const { leave, started, request } = await takenQueue();
  const all = [request('a', 'a1'), request('a', 'a2'), request('a', 'a3'), request('b', 'b1')];
  leave();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('a full queue takes the newest request of the caller with most, never the only one of another', async () => {
  const { queue, leave, started, refused, request } = await takenQueue();
  const all = [
    request('a', 'a1'),
    request('a', 'a2'),
    request('a', 'a3'),
    request('a', 'a4'),
    request('b', 'b1'),
  ];
  expect(queue.waiting).toBe(4);
  all.push(request('a', 'a5'));
  leave();
  await Promise.all(all);
  expect(refused).toEqual(['a4', 'a5']);
  expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
});

test('callers who wait equally long lines are refused themselves, with a time to try again', async () => {
  const { queue, leave } = await takenQueue({ mostWaiting: 2 });
  const all = [queue.enter('a'), queue.enter('b')];
  await expect(queue.enter('c')).rejects.toMatchObject({
    code: 'overloaded',
    details: { headers: { 'retry-after': '3' } },
  });
  leave();
  for (const next of all) (await next)();
});

test('as many as allowed are under way at once, and a place given back twice counts once', async () => {
  const queue = new FairQueue({ ...limits, atOnce: 2 });
  const [one, two] = await Promise.all([queue.enter('a'), queue.enter('a')]);
  const third = queue.enter('a');
  const fourth = queue.enter('a');
  expect(queue.waiting).toBe(2);
  one();
  one();
  (await third)();
  expect(queue.waiting).toBe(0);
  two();
  (await fourth)();
});

test('work that fails gives its place back', async () => {
  const queue = new FairQueue({ ...limits, mostWaiting: 0 });
  await expect(queue.pass('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.pass('a', async () => 'done')).toBe('done');
});

test('a caller who hangs up is not worked for', async () => {
  const { queue, leave, started, refused, request } = await takenQueue();
  const gone = new AbortController();
  const all = [request('a', 'a1', gone.signal), request('b', 'b1')];
  gone.abort();
  expect(queue.waiting).toBe(1);
  leave();
  await Promise.all(all);
  expect(started).toEqual(['b1']);
  expect(refused).toEqual(['a1']);
});

test('what waits too long is refused and never begun', async () => {
  const { leave, started, refused, request } = await takenQueue({ longestWaitMs: 5 });
  await request('a', 'a1');
  leave();
  expect(refused).toEqual(['a1']);
  expect(started).toEqual([]);
});

test('a slot rests after its work for the given time, and then goes to the next', async () => {
  const worked: number[] = [];
  const rested = Promise.withResolvers<void>();
  const rest = (workedMs: number) => {
    worked.push(workedMs);
    return worked.length === 1 ? 20 : 0;
  };
  const queue = new FairQueue({ ...limits, rest });
  const leave = await queue.enter('a');
  const next = queue.enter('b').then((leaveIt) => {
    rested.resolve();
    leaveIt();
  });
  const left = performance.now();
  leave();
  leave();
  expect(queue.waiting).toBe(1);
  await rested.promise;
  expect(performance.now() - left).toBeGreaterThanOrEqual(18);
  await next;
  expect(worked).toHaveLength(2);
});

test('where fewer may work at once than do, the next one waits until they are few', async () => {
  let width = 2;
  const queue = new FairQueue({ ...limits, atOnce: () => width });
  const [one, two] = [await queue.enter('a'), await queue.enter('a')];
  width = 1;
  const third = queue.enter('b');
  one();
  expect(queue.waiting).toBe(1);
  two();
  expect(queue.waiting).toBe(0);
  (await third)();
});

test('later callers never pass those who wait', async () => {
  let width = 1;
  const queue = new FairQueue({ ...limits, atOnce: () => width });
  const leave = await queue.enter('a');
  const first = queue.enter('b');
  width = 2;
  const second = queue.enter('c');
  expect(queue.waiting).toBe(1);
  (await first)();
  leave();
  (await second)();
});

test('of two queues that share a place, one begins when the other gives it back', async () => {
  const pages: FairQueue = new FairQueue({ ...limits, atOnce: () => 1 - lists.taken });
  const lists: FairQueue = new FairQueue({ ...limits, atOnce: () => 1 - pages.taken });
  pages.shareWith(lists);
  const started: string[] = [];
  const enter = async (queue: FairQueue, name: string) => {
    const leave = await queue.enter(name);
    started.push(name);
    return leave;
  };
  const page = await enter(pages, 'page');
  const list = enter(lists, 'list');
  const next = enter(pages, 'next page');
  expect(started).toEqual(['page']);
  page();
  (await list)();
  (await next)();
  expect(started).toEqual(['page', 'list', 'next page']);
});
