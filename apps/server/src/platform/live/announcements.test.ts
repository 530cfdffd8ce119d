import { expect, it } from 'vitest';
import { queueAnnouncements } from './announcements.ts';

interface Sent {
  readonly payload: string;
  readonly at: number;
}

/** A connection that is open from the beginning, and what was sent on it; `sent(n)` answers once there are `n` payloads. */
function connection(answers: (payload: string) => Promise<boolean> = async () => true) {
  const all: Sent[] = [];
  let wake = (): void => {};
  return {
    open: () => (payload: string) => {
      all.push({ payload, at: performance.now() });
      wake();
      return answers(payload);
    },
    sent: async (count: number): Promise<readonly Sent[]> => {
      while (all.length < count) await new Promise<void>((resolve) => (wake = resolve));
      return all;
    },
  };
}

it('sends what comes in one turn at once and together, and what follows closely in one payload later', async () => {
  const { open, sent } = connection();
  const announcements = queueAnnouncements(open);
  // Timers fire in the order in which they are due, however late.
  const late = new Promise<string>((resolve) => setTimeout(resolve, 10, 'late'));
  for (const text of ['1', '2', '1']) announcements.add(text);
  expect(await Promise.race([sent(1).then(() => 'at once'), late])).toBe('at once');
  for (const text of ['3', '4']) announcements.add(text);
  const [first, second] = await sent(2);
  expect([first?.payload, second?.payload]).toEqual(['1,2', '3,4']);
  // A timer may fire a fraction of a millisecond early.
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(13);
  announcements.stop();
});

it('sends again what could not be sent', async () => {
  let tries = 0;
  const { open, sent } = connection(async () => (tries += 1) > 1);
  const announcements = queueAnnouncements(open);
  announcements.add('7');
  expect((await sent(2)).map(({ payload }) => payload)).toEqual(['7', '7']);
  announcements.stop();
});

it('waits while there is no connection, and sends all of it afterwards', async () => {
  const { open, sent } = connection();
  const asked = Promise.withResolvers<void>();
  let isOpen = false;
  const announcements = queueAnnouncements(() => {
    asked.resolve();
    return isOpen && open();
  });
  announcements.add('8');
  await asked.promise;
  announcements.add('9');
  isOpen = true;
  announcements.flush();
  expect((await sent(1)).map(({ payload }) => payload)).toEqual(['8,9']);
  announcements.stop();
});
