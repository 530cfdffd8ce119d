import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { mailedCode, mailsTo } from '../../../../test/mails.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { expectOnlyChanged } from '../../../../test/state/whole-state.ts';

let server: TestServer;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server, { emailConfirmed: false, identityVerified: false });
});

const send = (by = ana) => by.post('/usrio/confirmar_email', {});
const confirm = (codigo: string, by = ana) => by.post('/usrio/confirmar_email/codigo', { codigo });
const code = (of = ana) => mailedCode(server.deps.database, of.email);
const wrongOf = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');
const outcome = (reply: { statusCode: number; json(): object }) => [reply.statusCode, reply.json()];
const WRONG = [422, { erros: ['Código incorreto. Confira os seis números do e-mail mais recente.'] }];
const SPENT = [
  422,
  { erros: ['Este código não vale mais: venceu ou foi errado vezes demais. Peça um novo.'] },
];

describe('the six digits that confirm an e-mail, rule 0.26', () => {
  test('come with the link, and the account that entered them bids at once', async () => {
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now());
    expect((await ana.bid(offer, 12_000)).json()).toMatchObject({ tipo: 'EXPOSICAO', comoAumentar: 'email' });
    expect((await send()).statusCode).toBe(204);
    const [mail] = await mailsTo(server.deps.database, ana.email);
    expect(mail?.text).toMatch(/confirmar-email\?token=/);
    const right = await code();
    await expectOnlyChanged(server, () => confirm(right), {
      account: { email_confirmed_at: [null, server.clock.now()] },
      email_code: { removed: expect.objectContaining({ account_id: ana.id }) },
    });
    expect((await ana.bid(offer, 12_000)).statusCode).toBe(201);
  });

  test('are refused clearly when they are wrong, and spent after five tries', async () => {
    await send();
    const right = await code();
    for (let tries = 0; tries < 5; tries += 1) expect(outcome(await confirm(wrongOf(right)))).toEqual(WRONG);
    expect(outcome(await confirm(right))).toEqual(SPENT);
    await send();
    expect(outcome(await confirm(await code()))).toEqual([200, { data: { confirmado: true } }]);
  });

  test('are not guessed by many tries at once', async () => {
    await send();
    const right = await code();
    const tries = await Promise.all(Array.from({ length: 20 }, () => confirm(wrongOf(right))));
    expect(tries.filter((reply) => reply.body.includes('Código incorreto'))).toHaveLength(5);
    expect(outcome(await confirm(right))).toEqual(SPENT);
  });

  test('count for a quarter of an hour, the newest alone, for their own account and address alone', async () => {
    await send();
    const first = await code();
    await send();
    const second = await code();
    if (first !== second) expect(outcome(await confirm(first))).toEqual(WRONG);
    const bia = await buildBuyer(server, { emailConfirmed: false });
    expect(outcome(await confirm(second, bia))).toEqual(SPENT);
    server.clock.advance(15 * 60_000);
    expect(outcome(await confirm(second))).toEqual(SPENT);
    await send();
    const moved = { name: 'test.moved', text: `update account set email = 'x' || email where id = $1` };
    const third = await code();
    await server.deps.database.run(moved, [ana.id]);
    expect(outcome(await confirm(third))).toEqual(SPENT);
  });

  test('are mailed three times an hour at most', async () => {
    const replies = [];
    for (let times = 0; times < 4; times += 1) replies.push((await send()).statusCode);
    expect(replies).toEqual([204, 204, 204, 429]);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('are six digits, and not "%s"', async (given) => {
    expect(outcome(await confirm(given))).toEqual([422, { erros: ['Digite os seis números do código.'] }]);
  });
});
