import { afterAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/mails.ts';
import { MINUTE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import { DatabaseUnavailable } from '../../../platform/db/failures.ts';
import type { PixBank } from '../../../platform/pix/pix-bank.ts';
import { verifyBook } from '../book/public.ts';
import type { PixDeps } from '../pix/pix-deps.ts';

const scene = paybackScene();

afterAll(async () => {
  const faults: string[] = [];
  await verifyBook(scene.pix.server.deps.database, (fault) => faults.push(fault));
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

/** R$ 300,00 too much, released to go back by Pix. */
async function released(): Promise<number> {
  await scene.paidByPix(1_230_000);
  await scene.propose('pix', 300);
  if ((await scene.decide('liberar')).statusCode !== 200) throw new Error('Not released.');
  return scene.returnedAtBank();
}

/** Everything agrees: the bank returned it once, and the book says so. */
async function expectReturned(before: number): Promise<void> {
  expect(scene.returnedAtBank() - before).toBe(30_000);
  expect(await scene.pix.book()).toEqual(PAID);
  expect(await scene.last()).toMatchObject({ situacao: 'feita' });
}

describe('a bank on a bad day', () => {
  it.each(['down', 'nonsense', 'wrong', 'lost'] as const)(
    'that is %s is asked again, once it answers',
    async (answers) => {
      const before = await released();
      scene.pix.bank.set({ answers });
      await scene.send();
      expect(await scene.last()).toMatchObject({ situacao: 'em-envio' });
      scene.pix.bank.set({ answers: 'right' });
      scene.pix.server.clock.advance(MINUTE);
      await scene.send();
      await expectReturned(before);
    },
  );

  it('that refuses a refund says why, and the money is owed again', async () => {
    const before = await released();
    const payment = scene.pix.bank.state.payments.at(-1);
    payment?.refunds.push({
      id: 'byhand',
      rtrId: 'D',
      centavos: payment.centavos,
      askedAt: 0,
      settledAt: 0,
      status: 'DEVOLVIDO',
    });
    await scene.send();
    expect(await scene.last()).toMatchObject({
      situacao: 'falhou',
      partes: [{ falha: expect.stringContaining('excederia o valor do Pix') }],
    });
    expect(await scene.detail()).toMatchObject({ valor: 300 });
    expect(scene.returnedAtBank() - before).toBe(payment?.centavos);
  });
});

describe('a payback of two payments', () => {
  it('of which the bank returns one tells the buyer both amounts, and only the other is owed', async () => {
    const text = await scene.pix.code();
    for (const centavos of [1_200_000, 20_000, 30_000]) {
      await scene.pix.pay(text, centavos, true);
      scene.pix.server.clock.advance(1000);
    }
    const before = scene.returnedAtBank();
    await scene.propose('pix', 500);
    await scene.decide('liberar');
    const last = scene.pix.bank.state.payments.at(-1);
    // What else was returned of it leaves too little.
    last?.refunds.push({
      id: 'byhand',
      rtrId: 'D',
      centavos: 30_000,
      askedAt: 0,
      settledAt: 0,
      status: 'DEVOLVIDO',
    });
    await scene.send();
    const { partes, situacao } = await scene.last();
    expect(situacao).toBe('falhou');
    expect(partes.toSorted((a, b) => a.valor - b.valor)).toMatchObject([
      { valor: 200, situacao: 'feita' },
      { valor: 300, situacao: 'falhou' },
    ]);
    // What was returned by hand beside the book is not the product's.
    expect(scene.returnedAtBank() - before).toBe(50_000);
    expect(await scene.pix.book()).toEqual({ ...PAID, 'house-bank': 1_230_000, user: -30_000 });
    expect(await scene.detail()).toMatchObject({ valor: 300 });
    const { database } = scene.pix.server.deps;
    const mails = await mailsTo(database, scene.pix.buyer.email);
    expect(mails[0]?.text).toMatch(
      /Devolvemos R\$\s200,00\. O banco não concluiu a devolução de R\$\s300,00/,
    );
  });
});

describe('a process that dies', () => {
  const killed = new DatabaseUnavailable('killed');

  /** The bank and the database as a process sees them that dies before its n-th step, statement or question. */
  const dyingAt = (steps: number) => {
    const life = { left: steps, dead: false };
    const step = (): void => {
      life.left -= 1;
      if (life.left < 0) life.dead = true;
      if (life.dead) throw killed;
    };
    const bank = new Proxy(scene.pix.process.client, {
      get: (client, name: keyof PixBank) => {
        const method: (...given: never[]) => Promise<unknown> = client[name];
        return async (...given: never[]) => {
          step();
          return method(...given);
        };
      },
    });
    const counted = (name: string | symbol): void => {
      if (name === 'run' || name === 'row' || name === 'rows') step();
    };
    const { deps } = scene.pix;
    const database: PixDeps['database'] = new Proxy(deps.database, {
      get: (target, name, receiver) => {
        if (name !== 'transact') {
          counted(name);
          return Reflect.get(target, name, receiver);
        }
        return (work: Parameters<typeof target.transact>[0]) =>
          target.transact((transaction) =>
            work(
              new Proxy(transaction, {
                get: (inner, key, own) => {
                  counted(key);
                  return Reflect.get(inner, key, own);
                },
              }),
            ),
          );
      },
    });
    return { life, deps: { ...deps, bank, database } };
  };

  it('before any statement or question neither loses nor doubles the money', async () => {
    const before = await released();
    let steps = 0;
    for (; (await scene.last()).situacao === 'em-envio'; steps += 1) {
      const { life, deps } = dyingAt(steps);
      const end = await scene.send(deps).catch((error: unknown) => error);
      if (life.dead) expect(end).toBe(killed);
      expect(scene.returnedAtBank() - before).toBeLessThanOrEqual(30_000);
      scene.pix.server.clock.advance(2 * MINUTE);
    }
    expect(steps).toBeGreaterThan(10);
    await expectReturned(before);
  });
});
