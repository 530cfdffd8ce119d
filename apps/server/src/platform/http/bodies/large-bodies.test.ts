import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { LargeBodies } from './large-bodies.ts';

let bodies: LargeBodies;
beforeEach(() => {
  bodies = new LargeBodies({ ofOne: 10, ofAll: 15 });
});

/** A body of which so many bytes have arrived; `taken`: all of them were. */
async function begin(account: number, bytes: number) {
  const [body, reply] = [new PassThrough(), new PassThrough()];
  const counted = bodies.counted(account, body, reply);
  body.write(Buffer.alloc(bytes));
  const taken = await once(counted, 'data').then(
    () => true,
    () => false,
  );
  return { body, reply, counted, taken };
}

async function end(reply: PassThrough): Promise<void> {
  reply.destroy();
  await once(reply, 'close');
}

const hasRoom = (account: number): boolean => {
  try {
    bodies.requireRoom(account);
    return true;
  } catch {
    return false;
  }
};

it('one account fills its own room and no other’s, and leaves it when its calls end', async () => {
  const first = await begin(1, 10);
  expect([first.taken, hasRoom(1), hasRoom(2)]).toEqual([true, false, true]);
  expect([(await begin(1, 1)).taken, (await begin(2, 5)).taken]).toEqual([false, true]);
  expect([hasRoom(3), (await begin(3, 1)).taken]).toEqual([false, false]);
  await end(first.reply);
  expect([hasRoom(1), (await begin(1, 10)).taken]).toEqual([true, true]);
});

it('what is announced and not sent takes no room', async () => {
  const slow = await Promise.all([1, 2, 3, 4].map((account) => begin(account, 1)));
  expect(slow.map(({ taken }) => taken)).toEqual([true, true, true, true]);
  expect((await begin(5, 10)).taken).toBe(true);
});

it('a body comes through whole, and one that grows beyond its room fails on its way', async () => {
  const whole = bodies.counted(
    1,
    PassThrough.from([Buffer.from('abc'), Buffer.from('de')]),
    new PassThrough(),
  );
  expect(String(await buffer(whole))).toBe('abcde');
  const grown = await begin(2, 9);
  grown.body.write(Buffer.alloc(2));
  const [error] = await once(grown.counted, 'error').catch((thrown: unknown) => [thrown]);
  expect(error).toMatchObject({ code: 'overloaded' });
});

it('one whose client is gone, before or meanwhile, leaves no room taken', async () => {
  const gone = new PassThrough();
  await end(gone);
  bodies.counted(9, PassThrough.from([Buffer.alloc(10)]), gone).resume();
  const left = await begin(9, 6);
  await end(left.reply);
  left.body.write(Buffer.alloc(4));
  expect((await begin(9, 10)).taken).toBe(true);
});
