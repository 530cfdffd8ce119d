import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { added, expectOnlyChanged } from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { PAPER_TEXTS } from './paper-texts.ts';
import { paperFacts } from './papers.store.ts';
import { purchasePaper } from './purchase-papers.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

async function bought(columns: Readonly<Record<string, number | boolean | string>> = {}, title = 'Gol 1.6') {
  const offer = await buildPurchasedOffer(server, ana.id, { columns });
  await server.deps.database.run(
    { name: 'test.titled', text: 'update offer set title = $2 where code = $1' },
    [offer, title],
  );
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.papered-sale', text: 'select code from purchase where offer_code = $1' },
    [offer],
  );
  return row?.code ?? 0;
}

const own = (code: number, paper: string, query = '') =>
  ana.get(`/usrio/compras/${code}/papeis/${paper}${query}`);
const office = (code: number, paper: string, by: Pick<StaffMember, 'get'> = sales) =>
  by.get(`/admin/purchases/${code}/papers/${paper}`);

/** The uncompressed parts of a PDF, in which its structure is written. */
const structureOf = (bytes: Buffer): string => {
  const text = bytes.toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, content = '']) => {
    try {
      return inflateSync(Buffer.from(content, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...packed].join('\n');
};

describe('a paper of a purchase', () => {
  it('is a tagged PDF in the language of its reader, the same for the same facts', async () => {
    const code = await bought();
    const reply = await own(code, 'resumo');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining(`attachment; filename="compra-${code}-resumo.pdf"`),
    });
    const structure = structureOf(reply.rawPayload);
    for (const tag of [
      '/Marked true',
      '/Lang (pt-BR)',
      '/DisplayDocTitle true',
      '/S /H1',
      '/S /TH',
      '/S /TD',
    ])
      expect(structure).toContain(tag);
    expect((await own(code, 'resumo')).rawPayload.equals(reply.rawPayload)).toBe(true);
    const english = await own(code, 'resumo', '?idiom=EN');
    expect(structureOf(english.rawPayload)).toContain('/Lang (en)');
    expect(english.headers['content-disposition']).toContain(`purchase-${code}-summary.pdf`);
  });

  it('is written whatever users wrote: endless words, signs without letters, directions, code', async () => {
    const hostile = `${'x'.repeat(60)} \u202Eשלום مرحبا 👍🏽 𝕏 (</script>) \\) /JavaScript`;
    const reply = await own(await bought({}, hostile), 'resumo');
    expect(reply.statusCode).toBe(200);
    expect(structureOf(reply.rawPayload)).not.toMatch(/\/S ?\/JavaScript|\/OpenAction/);
  });

  it('is there when what it says is so: payment once approved, the gate’s for the buyer once released', async () => {
    const sold = await bought();
    expect((await own(sold, 'pagamento')).statusCode).toBe(404);
    expect((await own(sold, 'retirada')).statusCode).toBe(404);
    const paid = await bought({ payment_approved: true, payment_approved_at: server.clock.now() });
    expect((await own(paid, 'pagamento')).statusCode).toBe(200);
    expect((await own(paid, 'nada')).statusCode).toBe(404);
    for (const step of ['negociacao', 'retirada'])
      expect((await sales.post(`/admin/purchases/${paid}/step`, { passo: step })).statusCode).toBe(200);
    const pickup = await own(paid, 'retirada');
    expect(pickup.statusCode).toBe(200);
    expect(structureOf(pickup.rawPayload)).toContain('/S /Figure');
    expect((await office(paid, 'retirada')).statusCode).toBe(404);
  });

  it('is for the parties and staff alone, and every access of staff is recorded', async () => {
    const code = await bought();
    await expectOnlyChanged(server, () => office(code, 'resumo'), {
      audit: added({ actor_id: sales.id, action: 'read-purchase-paper', details: { paper: 'resumo' } }),
    });
    const rui = await buildBuyer(server);
    expect((await rui.get(`/usrio/compras/${code}/papeis/resumo`)).statusCode).toBe(404);
    expect(
      (await office(code, 'resumo', await buildStaff(server, { staffRole: 'content' }))).statusCode,
    ).toBe(403);
    expect((await server.app.inject(`/api/usrio/compras/${code}/papeis/resumo`)).statusCode).toBe(401);
  });
});

describe('the summary of a purchase', () => {
  const written = async (code: number, idiom: 'PTBR' | 'EN' = 'PTBR') => {
    const row = await paperFacts(server.deps.database, code);
    if (row === undefined) throw new Error('There is no such purchase.');
    const { brand } = server.deps.config;
    const source = { row, snapshot: undefined, own: true, brand, texts: PAPER_TEXTS[idiom], idiom };
    return JSON.stringify(purchasePaper('resumo', source, null).blocks);
  };

  it('says what storage costs by the terms of the sale, and what of it was charged and waived', async () => {
    const code = await bought();
    expect(await written(code)).not.toContain('Diárias');
    await server.deps.database.run(
      {
        name: 'test.storage-of-sale',
        text: `insert into storage (purchase_code, free_days, daily_cents, most_days, keys) values ($1, 5, 4000, 30, 'always')`,
      },
      [code],
    );
    const told = await written(code);
    expect(told).toContain('Diárias de pátio: 5 dias úteis sem custo depois da liberação; depois, R$ 40,00');
    expect(told).not.toContain('Cobradas');
    expect((await own(code, 'resumo')).statusCode).toBe(200);
    await server.deps.database.run(
      {
        name: 'test.storage-charged',
        text: 'update storage set charged_cents = 12000, waived_cents = 4000 where purchase_code = $1',
      },
      [code],
    );
    expect(await written(code)).toContain('["Cobradas","R$ 120,00"],["Dispensadas","R$ 40,00"]');
    expect(await written(code, 'EN')).toContain('Yard storage: Free for 5 working days after the release');
  });
});
