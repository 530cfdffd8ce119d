import { describe, expect, it } from 'vitest';
import { DUE, MINUTE, PAID, pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import type { PixBank } from '../../../platform/pix/pix-bank.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { readUntil } from './pix-payments.store.ts';
import { DatabaseUnavailable } from '../../../platform/db/failures.ts';
import { purchaseCancelled } from '../../sales/purchase-events/public.ts';
import { settlePix } from './settle-pix.ts';
import { findLostPixJob } from './news/find-lost-pix.job.ts';
import type { PixDeps } from './pix-deps.ts';
import { settlePixJob } from './settle-pix.job.ts';

const scene = pixScene();

describe('a bank on a bad day', () => {
  it.each(['down', 'nonsense', 'wrong'] as const)(
    '%s: nothing is shown, and it works again later',
    async (answers) => {
      scene.bank.set({ answers });
      expect((await scene.ask()).statusCode).toBe(503);
      expect(await scene.list()).toMatchObject([{ pix: null }]);
      scene.bank.set({ answers: 'right' });
      await scene.pay(await scene.code());
      expect(await scene.book()).toEqual(PAID);
    },
  );

  it('that lost its answer has made one charge, which is then shown', async () => {
    scene.bank.set({ answers: 'lost' });
    expect((await scene.ask()).statusCode).toBe(503);
    const made = scene.bank.state.charges.length;
    scene.bank.set({ answers: 'right' });
    await scene.pay(await scene.code());
    expect(scene.bank.state.charges).toHaveLength(made);
    expect(await scene.book()).toEqual(PAID);
  });

  it('that is away when the news come is asked again', async () => {
    const text = await scene.code();
    scene.bank.set({ answers: 'down' });
    await scene.pay(text);
    expect(await scene.book()).toEqual(DUE);
    scene.bank.set({ answers: 'right' });
    scene.server.clock.advance(MINUTE);
    await scene.settle();
    expect(await scene.book()).toEqual(PAID);
  });
});

const lastTxid = () => scene.bank.state.charges.at(-1)?.txid ?? '';

/** The bank as it is, except for what a test does or says instead. */
const bankWith = (other: Partial<PixBank>): PixBank => ({ ...scene.process.client, ...other });

it('a charge that the bank says is paid before its text was known is read once', async () => {
  scene.bank.set({ answers: 'lost' });
  await scene.ask();
  scene.bank.set({ answers: 'right', news: 'lost' });
  await scene.pay(lastTxid());
  scene.server.clock.advance(2 * MINUTE);
  await scene.settle();
  expect(await scene.book()).toEqual(PAID);
  const asked = scene.calls();
  scene.server.clock.advance(60 * MINUTE);
  await scene.settle();
  expect(scene.calls()).toBe(asked);
});

it('a cancellation that commits during a reading is not overwritten by it', async () => {
  await scene.code();
  const { database, clock } = scene.deps;
  const charge = scene.bank.state.charges.at(-1);
  const waiting = scene.named(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  let reading: Promise<unknown> = Promise.resolve();
  await database.transact(async (transaction) => {
    await purchaseCancelled.publish(null, transaction, { code: scene.purchase, at: clock.now() });
    reading = settlePix(scene.deps, charge?.txid ?? '');
    await expect.poll(async () => database.row<{ n: number }>(waiting)).toEqual({ n: 1 });
  });
  await reading;
  await scene.settle();
  expect(charge?.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
});

describe('one Pix that cannot be settled', () => {
  const failing = (txid: string, error: Error) =>
    bankWith({
      readCharge: async (asked) => {
        if (asked === txid) throw error;
        return scene.process.client.readCharge(asked);
      },
    });

  it.each([
    ['find', new PixError('nonsense', 'No charge.')],
    ['find', new Error('value too long')],
    ['settle', new Error('value too long')],
  ] as const)('is left to later by the job that does %s, and the others are settled', async (job, error) => {
    scene.bank.set({ news: 'lost' });
    await scene.pay(await scene.code());
    const [bad, txid] = [scene.purchase, lastTxid()];
    await scene.buy();
    await scene.pay(await scene.code());
    scene.server.clock.advance(45 * MINUTE);
    const deps = { ...scene.deps, bank: failing(txid, error) };
    await (job === 'find' ? findLostPixJob : settlePixJob)(deps).run();
    expect([await scene.book(bad), await scene.book()]).toEqual([DUE, PAID]);
    if (job === 'find') expect(await readUntil(scene.deps.database)).toBe(scene.server.clock.now());
    scene.server.clock.advance(MINUTE);
    await scene.settle();
    expect(await scene.book(bad)).toEqual(PAID);
  });
});

it('a code whose answer was lost can be paid until its end, however often it is asked for', async () => {
  scene.bank.set({ answers: 'lost' });
  expect((await scene.ask()).statusCode).toBe(503);
  scene.bank.set({ answers: 'right' });
  scene.server.clock.advance(10 * MINUTE);
  const text = await scene.code();
  scene.server.clock.advance(19 * MINUTE);
  await scene.pay(text);
  expect(await scene.book()).toEqual(PAID);
});

it.each(['putCharge', 'readCharge'] as const)(
  'a cancellation during the call %s ends the code all the same',
  async (call) => {
    scene.bank.set({ answers: call === 'putCharge' ? 'down' : 'lost' });
    await scene.ask();
    scene.bank.set({ answers: 'right' });
    scene.server.clock.advance(2 * MINUTE);
    const sales = await buildStaff(scene.server);
    const { client } = scene.process;
    const during = async <T>(answer: Promise<T>): Promise<T> => {
      const told = await answer;
      const motivo = 'Não pagou no prazo.';
      await sales.post(`/admin/purchases/${scene.purchase}/default`, { motivo });
      return told;
    };
    const bank = bankWith({
      putCharge: (txid, charge) =>
        call === 'putCharge' ? during(client.putCharge(txid, charge)) : client.putCharge(txid, charge),
      readCharge: (txid) =>
        call === 'readCharge' ? during(client.readCharge(txid)) : client.readCharge(txid),
    });
    await settlePixJob({ ...scene.deps, bank }).run();
    await scene.settle();
    expect(scene.bank.state.charges.at(-1)?.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR');
  },
);

describe('a process that dies', () => {
  const killed = new DatabaseUnavailable('killed');

  /** A process that dies before or after its n-th question to the bank: from then on it does nothing any more. */
  const dying = (at: number, when: 'before' | 'after') => {
    let asked = 0;
    const life = { dead: false };
    const alive = (): void => {
      if (life.dead) throw killed;
    };
    const bank = new Proxy(scene.process.client, {
      get: (client, name: keyof PixBank) => {
        const method: (...given: never[]) => Promise<unknown> = client[name];
        return async (...given: never[]) => {
          asked += 1;
          if (asked === at && when === 'before') life.dead = true;
          alive();
          const answer = await method(...given);
          if (asked === at) life.dead = true;
          alive();
          return answer;
        };
      },
    });
    const database = new Proxy(scene.deps.database, {
      get: (target, name, receiver) => {
        alive();
        return Reflect.get(target, name, receiver);
      },
    });
    return { life, deps: { ...scene.deps, bank, database } };
  };

  // The first question is about the Pix, the second one for the list of what was received.
  it.each([1, 2].flatMap((at) => (['before', 'after'] as const).map((when) => [when, at] as const)))(
    '%s question %i to the bank loses nothing and doubles nothing',
    async (when, at) => {
      const text = await scene.code();
      scene.bank.set({ news: 'lost' });
      await scene.pay(text);
      const { life, deps } = dying(at, when);
      scene.server.clock.advance(45 * MINUTE);
      const runs = [settlePixJob(deps).run, findLostPixJob(deps).run];
      const ends: unknown[] = [];
      for (const run of runs) ends.push(await run().catch((error: unknown) => error));
      expect(life.dead).toBe(true);
      expect(ends.at(-1)).toBe(killed);
      scene.server.clock.advance(2 * MINUTE);
      await scene.settle();
      await scene.find();
      expect(await scene.book()).toEqual(PAID);
    },
  );

  /** The database as a process sees it that dies before a statement of a transaction, counted over all of them. */
  const dyingAt = (left: number) => {
    const life = { left, dead: false };
    const database: PixDeps['database'] = {
      ...scene.deps.database,
      transact: (work) =>
        scene.deps.database.transact((transaction) =>
          work(
            new Proxy(transaction, {
              get: (target, name, receiver) => {
                if (name === 'run' || name === 'row' || name === 'rows') life.left -= 1;
                if (life.left < 0) {
                  life.dead = true;
                  throw killed;
                }
                return Reflect.get(target, name, receiver);
              },
            }),
          ),
        ),
    };
    return { life, deps: { ...scene.deps, database } };
  };

  it('before any statement of recording a payment leaves nothing of it', async () => {
    const text = await scene.code();
    scene.bank.set({ news: 'lost' });
    await scene.pay(text);
    const left = scene.named('select count(*)::int as n from pix_payment where txid = $1');
    let statements = 0;
    for (; (await scene.book()).receivable !== undefined; statements += 1) {
      const { life, deps } = dyingAt(statements);
      expect(await scene.deps.database.row(left, [lastTxid()])).toEqual({ n: 0 });
      const end = await findLostPixJob(deps)
        .run()
        .catch((error: unknown) => error);
      if (life.dead) expect(end).toBe(killed);
    }
    // Payment, receipt, book, audit, purchase and notifications are statements of their own.
    expect(statements).toBeGreaterThan(10);
    expect(await scene.book()).toEqual(PAID);
  });

  it('after it wrote a Pix and before the bank knew of it leaves a Pix that is made later', async () => {
    scene.bank.set({ answers: 'down' });
    await scene.ask();
    scene.bank.set({ answers: 'right' });
    scene.server.clock.advance(2 * MINUTE);
    await scene.settle();
    expect(await scene.list()).toMatchObject([{ pix: { valor: 12_000 } }]);
  });
});

it('a bank that is slow delays no change that does not ask it anything', async () => {
  const charge = (await scene.list())[0]?.cobranca ?? 0;
  const { headers } = await buildSession(scene.server.deps, scene.buyer.id, { secondStep: false });
  const other = await buildSession(scene.server.deps, (await buildBuyer(scene.server)).id);
  const send = (method: 'POST' | 'PUT', url: string, payload: object, by = headers) =>
    scene.server.app.inject({ method, url: `/api${url}`, payload, headers: by });
  scene.bank.set({ slowMs: 1500 });
  const asked = Array.from({ length: 12 }, () =>
    send('POST', scene.path, { cobranca: charge, prazo: 'agora' }).then(() => 'a Pix'),
  );
  const change = send('PUT', '/usrio/conversas/compra/999/lida', { ate: 1 }, other.headers);
  expect(await Promise.race([...asked, change.then(({ statusCode }) => statusCode)])).toBe(404);
  scene.bank.set({ slowMs: 0 });
  await Promise.all(asked);
});
