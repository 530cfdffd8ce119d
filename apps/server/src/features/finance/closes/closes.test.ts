import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeScene } from '../../../../test/scenes/purchases/close-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { verifyBook } from '../book/public.ts';

const scene = closeScene();
const EXPLAINED = { motivo: 'tarifa', texto: 'Tarifa de manutenção da conta.' };

async function faults(): Promise<string[]> {
  const found: string[] = [];
  await verifyBook(scene.server.deps.database, (fault) => found.push(fault));
  return found;
}

// Each test begins in the morning of a day, with everything before it closed.
beforeEach(async () => {
  await scene.nextMorning();
  await scene.closeAll();
});
afterAll(async () => {
  const found = await faults();
  if (found.length > 0) throw new Error(found.join('\n'));
});

describe('a day', () => {
  it('is put before finance once it is over, none twice and none left out, and says when it is overdue', async () => {
    const before = await scene.list();
    expect(before.every(({ situacao }) => situacao === 'fechado')).toBe(true);
    scene.server.clock.advance(3 * 86_400_000);
    await scene.prepare();
    await scene.prepare();
    const open = await scene.list('situacao=a-fechar&order=dia');
    expect(open).toHaveLength(3);
    expect(new Set(open.map(({ dia }) => dia)).size).toBe(3);
    scene.server.clock.advance(4 * 86_400_000);
    expect((await scene.list('situacao=a-fechar&order=dia'))[0]).toMatchObject({ atrasado: true });
    expect(open.map(({ dia }) => dia)).toEqual(open.map(({ dia }) => dia).toSorted());
  });

  it('has its movements and its Pix, and is closed without a word if the bank says the same', async () => {
    const before = await scene.list();
    await scene.money.paidByPix();
    await scene.money.paidByTransfer(100);
    await scene.nextMorning();
    const day = await scene.first();
    expect(day).toMatchObject({
      situacao: 'a-fechar',
      atrasado: false,
      saldoAnterior: before[0]?.saldoLivro,
      entradas: 12_100,
      saidas: 0,
      pix: { lido: 12_000, lancado: 12_000, devolvido: 0 },
      totalMovimentos: 2,
      podeFechar: true,
      podeReabrir: false,
      impedimento: null,
    });
    expect(day.saldoLivro - day.saldoAnterior).toBeCloseTo(12_100, 5);
    expect(day.movimentos.map(({ valor, partes }) => [valor, partes])).toEqual(
      [12_000, 100].map((valor) => [
        valor,
        [{ codigoCompra: scene.money.pix.purchase, codigoCobranca: expect.any(Number), valor }],
      ]),
    );
    for (const { debito, credito } of day.contas) expect(debito + credito).toBeGreaterThan(0);
    const at = scene.server.clock.now();
    const cents = Math.round(day.saldoLivro * 100);
    await expectOnlyChanged(scene.server, () => scene.close(day), {
      book_close: added({
        day: day.dia,
        book_cents: cents,
        bank_cents: cents,
        pix_read_cents: 1_200_000,
        pix_booked_cents: 1_200_000,
        statement_code: null,
        stated_cents: null,
        reason: null,
        closed_by: scene.finance.id,
        closed_at: at,
        reopened_at: null,
      }),
      audit: added({ action: 'close-day', actor_id: scene.finance.id, subject: `book ${day.dia}` }),
    });
    expect(await scene.detail(day.codigo)).toMatchObject({
      situacao: 'fechado',
      diferenca: 0,
      podeFechar: false,
    });
    await expectRefused(scene.server, () => scene.close(day), 409);
  });

  it('that differs from the bank needs an explanation, which stays with it', async () => {
    await scene.nextMorning();
    const day = await scene.first();
    const saldoBanco = day.saldoLivro - 12.34;
    await expectRefused(scene.server, () => scene.close(day, { saldoBanco }), 422);
    await expectRefused(scene.server, () => scene.close(day, { saldoBanco: 0.001 }), 422);
    const short = { motivo: 'tarifa', texto: 'x' };
    await expectRefused(scene.server, () => scene.close(day, { saldoBanco, explicacao: short }), 422);
    const closed = await scene.close(day, { saldoBanco, explicacao: EXPLAINED });
    expect(closed.statusCode).toBe(200);
    expect(await scene.detail(day.codigo)).toMatchObject({
      diferenca: -12.34,
      motivo: 'tarifa',
      explicacao: EXPLAINED.texto,
    });
    const rows = await scene.list('comDiferenca=S');
    expect(rows[0]?.codigo).toBe(day.codigo);
    await scene.nextMorning();
    expect((await scene.first()).anterior).toMatchObject({ diferenca: -12.34, motivo: 'tarifa' });
  });

  it('with an account that is overdrawn is closed too', async () => {
    await scene.nextMorning();
    const closed = await scene.close(await scene.first(), { saldoBanco: -10, explicacao: EXPLAINED });
    expect(closed.json()).toMatchObject({ data: { saldoBanco: -10 } });
  });

  it('is closed after those before it, against the balance that was looked at, and only if there is one', async () => {
    await scene.nextMorning();
    const first = await scene.first();
    await scene.nextMorning();
    const second = (await scene.list('situacao=a-fechar&order=-dia'))[0];
    if (second === undefined) throw new Error('Two days are open.');
    expect(await scene.detail(second.codigo)).toMatchObject({
      podeFechar: false,
      impedimento: 'fora-de-ordem',
    });
    await expectRefused(scene.server, () => scene.close(second), 409);
    await expectRefused(scene.server, () => scene.close(first, { saldoLivro: first.saldoLivro + 1 }), 409);
    await expectRefused(scene.server, () => scene.close({ codigo: 999_999, saldoLivro: 0 }), 404);
    expect((await scene.close(first)).statusCode).toBe(200);
    expect((await scene.close(second)).statusCode).toBe(200);
  });
});

it('two users who close a day at the same moment close it once', async () => {
  await scene.nextMorning();
  const day = await scene.first();
  const replies = await Promise.all([scene.close(day), scene.close(day, {}, scene.colleague)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect((await scene.list()).filter(({ codigo }) => codigo === day.codigo)).toHaveLength(1);
});

it('the last closed day is opened again by a colleague, and closed with other figures', async () => {
  await scene.nextMorning();
  const day = await scene.first();
  await scene.close(day, { saldoBanco: day.saldoLivro + 1, explicacao: EXPLAINED });
  const earlier = (await scene.list('order=-dia'))[1]?.codigo ?? 0;
  await expectRefused(scene.server, () => scene.reopen(day.codigo, scene.finance), 409);
  await expectRefused(scene.server, () => scene.reopen(earlier), 409);
  expect(await scene.detail(day.codigo, scene.colleague)).toMatchObject({ podeReabrir: true });
  const at = scene.server.clock.now();
  await expectOnlyChanged(scene.server, () => scene.reopen(day.codigo), {
    book_close: {
      reopened_by: [null, scene.colleague.id],
      reopened_at: [null, at],
      reopen_reason: [null, 'Saldo copiado errado.'],
    },
    audit: added({ action: 'reopen-day', actor_id: scene.colleague.id, subject: `book ${day.dia}` }),
  });
  await expectRefused(scene.server, () => scene.reopen(day.codigo), 409);
  expect((await scene.close(await scene.first())).statusCode).toBe(200);
  const found = await scene.detail(day.codigo);
  expect(found).toMatchObject({
    diferenca: 0,
    reaberturas: 1,
    historico: [{ motivo: 'Saldo copiado errado.' }],
  });
});

it('finance closes days, and nobody else reads or does any of it', async () => {
  await scene.nextMorning();
  const day = await scene.first();
  for (const user of [scene.money.sales, scene.support, scene.money.pix.buyer]) {
    for (const path of ['', '.csv', `/${day.codigo}`])
      expect((await user.get(`/admin/closes${path}`)).statusCode).toBe(403);
    const body = { saldoLivro: 0, saldoBanco: 0, explicacao: null };
    await expectRefused(scene.server, () => user.post(`/admin/closes/${day.codigo}/close`, body), 403);
    await expectRefused(
      scene.server,
      () => user.post(`/admin/closes/${day.codigo}/reopen`, { motivo: 'Porque sim.' }),
      403,
    );
  }
});

it('the days are exported as they are narrowed, and who did is noted', async () => {
  await scene.nextMorning();
  const day = await scene.first();
  const read = async () => {
    const { body } = await scene.finance.get('/admin/closes.csv?situacao=a-fechar');
    expect(body).toContain(`${day.dia};A fechar;${day.saldoLivro.toFixed(2).replace('.', ',')};;`);
    expect(body.split('\r\n')).toHaveLength(3);
  };
  const audit = added({ action: 'export-list', actor_id: scene.finance.id, subject: 'list closes' });
  await expectOnlyChanged(scene.server, read, { audit });
});

describe('a closed day is final', () => {
  it('what still carries an instant of it is booked on the first open day', async () => {
    const [closed] = await scene.list();
    const open = endOfDay(closed?.dia ?? '');
    // Not committed: it has no entries.
    const booked = scene.server.deps.database.transact(async (transaction) => {
      for (const [key, at] of [
        ['late', open - 1],
        ['later', open + 5],
      ] as const) {
        const rows = await transaction.rows(
          {
            name: 'test.late-booking',
            text: `insert into book_transaction (kind, charge_code, at, key) select 'receipt', max(code), $1, $2 from charge returning at`,
          },
          [new Date(at), key],
        );
        expect(rows).toEqual([{ at: Math.max(at, open) }]);
      }
      throw new Error('enough');
    });
    await expect(booked).rejects.toThrow('enough');
  });

  it('a booking of now has the instant of now', async () => {
    await scene.money.paidByTransfer(1);
    const rows = await scene.server.deps.database.rows<{ at: number }>({
      name: 'test.last-booked',
      text: 'select at from book_transaction order by code desc limit 1',
    });
    expect(rows).toEqual([{ at: scene.server.clock.now() }]);
  });

  it('the book is not booked on while it is being closed, and a close waits for bookings that have begun', async () => {
    await scene.nextMorning();
    const day = await scene.first();
    const { database } = scene.server.deps;
    let closing: Promise<unknown> = Promise.resolve();
    await database.transact(async (transaction) => {
      await transaction.row({
        name: 'test.shared',
        text: `select pg_advisory_xact_lock_shared(hashtext('book-close'))`,
      });
      closing = scene.close(day);
      await expect
        .poll(() =>
          transaction.row({
            name: 'test.waits',
            text: `select count(*)::int as waits from pg_locks where locktype = 'advisory' and not granted`,
          }),
        )
        .toEqual({ waits: 1 });
    });
    expect(await closing).toMatchObject({ statusCode: 200 });
  });

  it('no row of a close is rewritten or deleted, and verify-book finds one that is not what the book says', async () => {
    const { database } = scene.server.deps;
    const run = (text: string) => database.run({ name: `test.tamper-${text.length}`, text });
    await expect(run('update book_close set bank_cents = 1')).rejects.toThrow('only reopened');
    await expect(run('delete from book_close')).rejects.toThrow('append-only');
    await scene.nextMorning();
    const day = await scene.first();
    await run(`insert into book_close (day_code, day, book_cents, bank_cents, pix_read_cents, pix_booked_cents, pix_returned_cents,
        closed_by, closed_at)
      select code, day, -77, -77, 0, 0, 0, ${scene.finance.id}, now() from book_day where code = ${day.codigo}`);
    expect(await faults()).toEqual([
      `day ${day.dia}: closed at -77, and ${Math.round(day.saldoLivro * 100)} follows from its entries`,
    ]);
    expect((await scene.reopen(day.codigo)).statusCode).toBe(200);
  });
});
