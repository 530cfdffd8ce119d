import fc from 'fast-check';
import { fieldTexts } from '@patio/contract/errors/field-texts/field-texts.ts';
import { CHART } from '@patio/domain/finance/accounting/chart.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { buildStaff } from '../../../../test/builders/staff.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../test/state/whole-state.ts';
import { verifyBook } from '../book/public.ts';

const scene = paybackScene();
const HOUR = 3_600_000;

const cents = (text = ''): number => Math.round(Number(text.replace(',', '.') || '0') * 100);
const today = (later = 0): string => dayOf(scene.pix.server.clock.now() + later);
const path = (ending: 'csv' | 'ofx', de = '2026-01-01', ate = today()) =>
  `/admin/book.${ending}?de=${de}&ate=${ate}`;
const period = (): [string, string] => [dayOf(scene.pix.server.clock.now() - 300 * 24 * HOUR), today()];

interface Line {
  readonly transaction: string;
  readonly code: string;
  readonly debit: number;
  readonly credit: number;
  readonly all: readonly string[];
}

/** The lines of the CSV without its head, and its totals. */
async function exported(query = path('csv', ...period())) {
  const { body } = await scene.finance.get(query);
  const rows = body.trimEnd().split('\r\n').slice(1);
  const lines = rows.map((row): Line => {
    const all = row.split(';');
    return {
      transaction: all[1] ?? '',
      code: all[3] ?? '',
      debit: cents(all[5]),
      credit: cents(all[6]),
      all,
    };
  });
  return { lines: lines.slice(0, -1), total: lines.at(-1) };
}

/** What a strict XML parser reads of the OFX: each element with its text, in order. */
async function read(query = path('ofx', ...period())) {
  const { body, headers } = await scene.finance.get(query);
  expect(headers['content-type']).toBe('application/x-ofx');
  const found: (readonly [string, string])[] = [];
  const parser = new SaxesParser({ xmlns: false });
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', () => (text = ''));
  parser.on('text', (more) => (text += more));
  parser.on('closetag', ({ name }) => found.push([name, text]));
  parser.write(body).close();
  const all = (name: string) => found.filter(([tag]) => tag === name).map(([, value]) => value);
  return { body, all, names: found.map(([name]) => name) };
}

const balances = async (): Promise<Record<string, number>> => {
  const rows = await scene.pix.server.deps.database.rows<{ kind: string; sum: number }>({
    name: 'test.balances-of-book',
    text: `select a.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account a on a.code = e.account_code group by a.kind`,
  });
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]));
};

/** Money moves: each number is what is paid, by Pix or by transfer, and some of it goes back or is taken back. */
const histories = fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), fc.nat(4)), {
  minLength: 1,
  maxLength: 5,
});

async function live([amount, how]: readonly [number, number]): Promise<void> {
  const { pix } = scene;
  if (how === 0 && (await pix.list())[0]?.emAberto) await scene.paidByPix(amount);
  else await scene.paidByTransfer(amount / 100);
  const detail = await scene.detail();
  if (how === 2)
    await scene.colleague.post(`/admin/receipts/${detail.recebimentos[0]?.codigo ?? 0}/undo`, {
      motivo: 'Engano.',
    });
  if (how === 3 && detail.valor > 0) {
    await scene.propose('transferencia', detail.valor);
    await scene.decide('liberar');
    const referencia = `DEV ${pix.purchase}-${pix.server.clock.now()}`;
    await scene.transfer({ resultado: 'feita', referencia });
  }
  pix.server.clock.advance(HOUR);
}

it('after every history each transaction is even, and accounts and bank are those of a sound book', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      await scene.pix.buy();
      for (const each of history) await live(each);
      const faults: string[] = [];
      const verified = await verifyBook(scene.pix.server.deps.database, (fault) => faults.push(fault));
      expect(faults).toEqual([]);
      const { lines, total } = await exported();
      expect(lines).toHaveLength(verified.entries);
      for (const own of Map.groupBy(lines, ({ transaction }) => transaction).values())
        expect(own.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
      const book = await balances();
      for (const kind of [
        'house-bank',
        'receivable',
        'user',
        'house-revenue',
        'suspense',
        'sending',
      ] as const) {
        const own = lines.filter(({ code }) => code === CHART[kind].code);
        expect(own.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(book[kind] ?? 0);
      }
      const debits = lines.reduce((sum, { debit }) => sum + debit, 0);
      expect(total).toMatchObject({ debit: debits, credit: debits });
      const { all } = await read();
      const moved = all('TRNAMT').map((amount) => Math.round(Number(amount) * 100));
      expect(moved.reduce((sum, amount) => sum + amount, 0)).toBe(book['house-bank'] ?? 0);
      expect(cents(all('BALAMT')[0])).toBe(book['house-bank'] ?? 0);
      expect(new Set(all('FITID')).size).toBe(moved.length);
    }),
    { numRuns: 8 },
  );
});

it('the OFX has the header, the order and the fields of the standard, and no name of a person', async () => {
  await scene.paidByTransfer(12.34);
  const { body, all, names } = await read(path('ofx', today(), today()));
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8" standalone="no"\?>\n<\?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"\?>\n<OFX>/,
  );
  const first = names.indexOf('TRNTYPE');
  expect(names.slice(first, first + 7)).toEqual([
    'TRNTYPE',
    'DTPOSTED',
    'TRNAMT',
    'FITID',
    'NAME',
    'MEMO',
    'STMTTRN',
  ]);
  expect(names.slice(-7)).toEqual([
    'BALAMT',
    'DTASOF',
    'LEDGERBAL',
    'STMTRS',
    'STMTTRNRS',
    'BANKMSGSRSV1',
    'OFX',
  ]);
  expect(all('CURDEF')).toEqual(['BRL']);
  expect(all('NAME').at(-1)).toBe(`Compra ${scene.pix.purchase}`);
  expect(all('TRNAMT').at(-1)).toBe('12.34');
  for (const at of [...all('DTPOSTED'), ...all('DTSTART'), ...all('DTEND')])
    expect(at).toMatch(/^\d{14}\.\d{3}\[-3:BRT\]$/);
  expect(body).not.toContain(await scene.pix.buyerName());
});

it('transfers of one moment stand apart unless they are one: by hand with a number behind a stroke, and without a reference', async () => {
  const { server } = scene.pix;
  const charge = (await scene.detail()).cobrancas[0]?.codigo ?? 0;
  const received = (valor: number, referencia: string, pagador: string) =>
    scene.finance.post(`/admin/charges/${charge}/receipts`, {
      valor,
      forma: 'transferencia',
      dia: today(),
      pagador,
      documentoPagador: null,
      referencia,
    });
  server.clock.advance(48 * HOUR);
  const buyer = await scene.pix.buyerName();
  for (const [valor, number] of [
    [10, '12/2026'],
    [20, '13/2026'],
    [30, '12/2027'],
  ] as const)
    expect((await received(valor, `Recibo ${number}`, buyer)).statusCode).toBe(201);
  for (const valor of [40, 50]) await received(valor, `TED de outra pessoa ${valor}`, 'Outra pessoa');
  const waiting = (await scene.detail()).recebimentos.filter(({ valor }) => valor === 40 || valor === 50);
  for (const { codigo } of waiting)
    await scene.colleague.post(`/admin/receipts/${codigo}/payer`, {
      decisao: 'devolvido',
      motivo: 'Não é o comprador.',
    });
  const moved = (await read(path('ofx', today(), today()))).all('TRNAMT').toSorted();
  expect(moved).toEqual(['-40.00', '-50.00', '10.00', '20.00', '30.00', '40.00', '50.00']);
});

it('a period has its own days alone, and one without entries is whole too', async () => {
  await scene.paidByTransfer(1);
  const day = today();
  scene.pix.server.clock.advance(48 * HOUR);
  const { lines } = await exported(path('csv', day, day));
  expect(new Set(lines.map(({ all }) => all[0]))).toEqual(new Set([day]));
  const none = await exported(path('csv', '2020-01-01', '2020-01-31'));
  expect(none).toMatchObject({ lines: [], total: { debit: 0, credit: 0 } });
  expect((await read(path('ofx', '2020-01-01', '2020-01-31'))).all('TRNAMT')).toEqual([]);
});

it('the OFX has the balance of the end of its period, and of now if that is not over', async () => {
  await scene.paidByTransfer(1);
  const day = today();
  const then = (await balances())['house-bank'] ?? 0;
  scene.pix.server.clock.advance(48 * HOUR);
  await scene.paidByTransfer(2);
  const past = await read(path('ofx', day, day));
  expect(cents(past.all('BALAMT')[0])).toBe(then);
  expect(past.all('DTASOF')[0]?.slice(0, 8)).toBe(today(-24 * HOUR).replaceAll('-', ''));
  const running = await read(path('ofx', today(), today(30 * 24 * HOUR)));
  expect(cents(running.all('BALAMT')[0])).toBe(then + 200);
  expect(running.all('TRNAMT')).toEqual(['2.00']);
  expect(running.all('DTASOF')[0]?.slice(0, 8)).toBe(today().replaceAll('-', ''));
});

it('the first days of a calendar are exported too, and those that no program can write are refused', async () => {
  const { server } = scene.pix;
  expect((await exported(path('csv', '0001-01-01', '0001-12-31'))).lines).toEqual([]);
  expect((await read(path('ofx', '0001-01-01', '0001-12-31'))).all('BALAMT')).toEqual(['0.00']);
  for (const ending of ['csv', 'ofx'] as const)
    await expectRefused(server, () => scene.finance.get(path(ending, '9999-01-01', '9999-12-31')), 422);
});

it('finance alone exports it, for thirteen months at most, and who did is noted', async () => {
  await scene.paidByTransfer(1);
  const { server, buyer } = scene.pix;
  const document = await server.deps.database.row<{ document: string }>(
    { name: 'test.document-of-buyer', text: 'select document from account where id = $1' },
    [buyer.id],
  );
  const check = async () => {
    const { body } = await scene.finance.get(path('csv', today(), today()));
    expect(body).toContain(`•••${document?.document.slice(-4)}`);
    expect(body).not.toContain(document?.document);
  };
  const audit = added({ action: 'export-list', actor_id: scene.finance.id, subject: 'list book' });
  await expectOnlyChanged(server, check, { audit });
  for (const ending of ['csv', 'ofx'] as const) {
    for (const user of [scene.sales, buyer])
      await expectRefused(server, () => user.get(path(ending, ...period())), 403);
    const administrator = await buildStaff(server, { staffRole: 'administrator' });
    expect((await administrator.get(path(ending, ...period()))).statusCode).toBe(200);
    for (const [de, ate] of [
      ['2025-01-01', '2026-06-01'],
      ['2026-06-01', '2026-01-01'],
    ]) {
      const refused = await expectRefused(server, () => scene.finance.get(path(ending, de, ate)), 422);
      expect(refused.json()).toMatchObject({ erros: [fieldTexts['accounting-period'].PTBR] });
    }
    for (const de of ['2026-02-30', '', 'x'])
      await expectRefused(server, () => scene.finance.get(path(ending, de, '2026-06-01')), 422);
  }
});
