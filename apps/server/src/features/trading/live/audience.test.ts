import { afterEach, expect, it } from 'vitest';
import { Audience } from './audience.ts';

const opened: Audience[] = [];
afterEach(() => {
  for (const audience of opened.splice(0)) audience.close();
});

/** Processes that hear each other. */
function processes(count: number) {
  const subscribers = new Set<(text: string) => void>();
  const said: string[] = [];
  const live = {
    broadcast: (_name: string, text: string) => {
      said.push(text);
      for (const subscriber of subscribers) subscriber(text);
    },
    onBroadcast: (_name: string, listener: (text: string) => void) => {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
  };
  const all = Array.from({ length: count }, () => new Audience(live, () => undefined));
  opened.push(...all);
  return { all, said };
}

it('adds up those who watch at all processes', () => {
  const { all } = processes(2);
  const [one, other] = all;
  one?.enter(7);
  one?.enter(7);
  other?.enter(7);
  expect([one?.of(7), other?.of(7)]).toEqual([2, 1]);
  for (const audience of all) audience.exchange(0);
  expect([one?.of(7), other?.of(7)]).toEqual([3, 3]);
  other?.leave(7);
  other?.exchange(5000);
  expect(one?.of(7)).toBe(2);
});

it('says nothing while nothing changes, but now and then for processes that came later', () => {
  const { all, said } = processes(1);
  all[0]?.enter(7);
  all[0]?.exchange(0);
  all[0]?.exchange(5000);
  expect(said).toHaveLength(1);
  all[0]?.exchange(31_000);
  expect(said).toHaveLength(2);
});

it('forgets a process that says nothing any more, and at once one that closes', () => {
  const { all } = processes(3);
  const [one, other, third] = all;
  other?.enter(7);
  third?.enter(7);
  for (const audience of all) audience.exchange(0);
  expect(one?.of(7)).toBe(2);
  other?.close();
  expect(one?.of(7)).toBe(1);
  one?.exchange(performance.now() + 76_000);
  expect(one?.of(7)).toBe(0);
});

it('mentions offers beyond those that fit into one message', () => {
  const { all } = processes(2);
  for (let code = 1; code <= 700; code += 1) all[0]?.enter(code);
  all[0]?.exchange(0);
  expect([all[1]?.of(1), all[1]?.of(700)]).toEqual([1, 1]);
});
