import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildSession } from '../../../../../test/builders/session.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { documentOf } from '../../../../../test/builders/tax-id.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { day, deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { mailsTo } from '../../../../../test/mails.ts';
import { notifySellingSide } from '../../../../../test/scenes/selling-side.ts';
import { readStoredAuction } from '../../../../../test/scenes/stored-auction.ts';
import { placesOf } from '../../../../../test/state/whole-database.ts';
import { openStorage } from '../../../../platform/storage/open-storage.ts';
import { closeDueAuctions } from '../../../sales/closing/close-due-auctions.ts';
import { DELETED } from './erase.store.ts';
import { forgetPersonalDataJob } from '../../../../forget-personal-data.job.ts';

let server: CatalogueServer;
let sales: StaffMember;
let administrator: StaffMember;
let scene: ReturnType<typeof deletionScene>;

beforeAll(async () => {
  server = await startCatalogueServer({ BID_THROTTLE_MINUTES: '0', SIGN_UPS_PER_HOUR: '10000' });
  sales = await buildStaff(server);
  administrator = await buildStaff(server, { staffRole: 'administrator' });
  scene = deletionScene(server);
});
afterAll(() => server.close());

let people = 0;

describe('when the days of grace are over', () => {
  it('nothing of the person is found anywhere in the database once the last mail has left, rule 0.14', async () => {
    const person = await scene.filled();
    await notifySellingSide(server);
    expect((await placesOf(server.deps.database, person.values)).length).toBeGreaterThan(25);
    await scene.gone(person.id);
    expect(await scene.erasedAt(person.id)).toBe(server.clock.now());
    const [last] = await mailsTo(server.deps.database, person.email);
    expect(last?.subject).toContain('Sua conta foi excluída');
    await scene.farewell();
    expect(await placesOf(server.deps.database, person.values)).toEqual([]);
    for (const table of DELETED) {
      const rows = await scene.value(
        `select count(*) as value from ${table} where account_id = $1`,
        person.id,
      );
      expect([table, rows]).toEqual([table, 0]);
    }
  });

  it('whatever a user is called, nothing of it is found', async () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abcçéîõüxyz-'%_\\ "),
      minLength: 4,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(letters, letters, async (one, other) => {
        people += 1;
        const [name, surname] = [`Qw${people}${one}`, `Zk${people}${other}`];
        const words = `Oferta: “Fiat Uno”.\n\nParticipante: ${name}.\n\nProposta recusada.`;
        const person = await buildAccount(server.deps.database, {
          name,
          surname,
          email: `qw${people}@exemplo.test`,
        });
        await server.deps.database.run(
          {
            name: 'test.team-mail',
            text: `insert into mail (recipient, subject, text, html, created_at, not_before, sent_at)
              values ($1, 'Proposta', $2, $2, now(), now(), now())`,
          },
          [server.deps.config.brand.salesEmail, words],
        );
        await scene.gone(person.id);
        await scene.farewell();
        expect(await placesOf(server.deps.database, [name, surname, person.email])).toEqual([]);
      }),
      { numRuns: 6 },
    );
  });

  it('mails to others lose their text only if they mention them, however short their name is, and never before they are sent', async () => {
    const person = await buildAccount(server.deps.database, { name: 'A', surname: 'B' });
    const notified = (line: string) =>
      `Oferta: “Fiat Uno”, R$\u00A01,00.\n\n${line}\n\nA compra foi cancelada.`;
    const [own, named, waiting] = [
      notified('Comprador: A.'),
      notified(`Comprador: X, ${person.email}.`),
      notified('Comprador: A.'),
    ];
    const others = ['Comprador: Ana.', 'Comprador: A B.', 'Participante: B, A.'].map(notified);
    const write = (text: string, sent: boolean) =>
      server.deps.database.run(
        {
          name: 'test.short-name',
          text: `insert into mail (recipient, subject, text, html, created_at, not_before, sent_at)
            values ($1, 'Nomes curtos', $2, $2, now(), now(), case when $3 then now() end)`,
        },
        [server.deps.config.brand.salesEmail, text, sent],
      );
    for (const text of [own, ...others]) await write(text, true);
    await write(waiting, false);
    await write(named, false);
    await scene.gone(person.id);
    expect(await scene.erasedAt(person.id)).toBeNull();
    await server.deps.database.run(
      { name: 'test.leaves', text: 'update mail set sent_at = now() where text = $1' },
      [named],
    );
    await scene.job();
    expect(await scene.erasedAt(person.id)).not.toBeNull();
    const left = await server.deps.database.rows<{ text: string }>({
      name: 'test.short-names',
      text: `select text from mail where subject = 'Nomes curtos' order by id`,
    });
    expect(left.map(({ text }) => text)).toEqual([...others, waiting]);
  });

  it('what staff wrote to them alone has no words and no file any more, and what they asked for beside is closed', async () => {
    const person = await buildAccount(server.deps.database);
    const reply = await sales.post('/admin/notifications', {
      titulo: 'Para você',
      mensagem: 'Seu contrato.',
      destino: { conta: person.id },
      destinatarios: 1,
      anexo: { nome: 'contrato.txt', conteudo: Buffer.from('Contrato').toString('base64') },
    });
    expect(reply.statusCode).toBe(201);
    const guid = await scene.value(
      'select attachment_guid as value from broadcast where account_id = $1',
      person.id,
    );
    const file = async () =>
      (await openStorage(server.deps.config).head(`attachments/${String(guid)}`)) !== null;
    expect(await file()).toBe(true);
    await scene.call(person.id, 'POST', '/usrio/dados/correcao', {
      assunto: 'empresa',
      texto: 'Mudou de nome.',
    });
    await scene.call(person.id, 'POST', '/usrio/dados/exportacao');
    const open = `select code as value from personal_data_request where account_id = $1 and kind = 'correction'`;
    const request = await scene.value(open, person.id);
    await scene.gone(person.id);
    // Once the erasure is certain.
    await expect.poll(file).toBe(false);
    const left = await scene.value(
      `select concat_ws('|', title, body, attachment_name, attachment_guid) as value from broadcast where account_id = $1`,
      person.id,
    );
    expect(left).toBe('|');
    const states = await server.deps.database.rows(
      {
        name: 'test.closed-requests',
        text: 'select kind, state, answered_at from personal_data_request where account_id = $1 order by code',
      },
      [person.id],
    );
    const at = server.clock.now();
    expect(states).toEqual([
      { kind: 'correction', state: 'undone', answered_at: at },
      { kind: 'export', state: 'undone', answered_at: at },
      { kind: 'deletion', state: 'done', answered_at: at },
    ]);
    // One that was left open by an earlier erasure.
    await server.deps.database.run(
      {
        name: 'test.left-open',
        text: `update personal_data_request set state = 'open', answered_at = null where account_id = $1 and kind = 'correction'`,
      },
      [person.id],
    );
    const answer = { atendido: true, valor: 'Nova Ltda', resposta: 'Corrigido.' };
    const late = await sales.post(`/admin/personal-data-requests/${String(request)}/answer`, answer);
    expect(late.statusCode).toBe(404);
    expect(await scene.value('select trade_name as value from account where id = $1', person.id)).toBeNull();
  });

  it('the ledger still verifies, and others see the same bids', async () => {
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      endAt: server.clock.now() + 20 * day,
    });
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    await ana.bid(code, 12_000);
    await bia.bid(code, 15_000, { automatic: true });
    const ledger = () => server.app.inject(`/api/offer/${code}/ledger`);
    const before = (await ledger()).json<unknown>();
    await scene.gone(ana.id);
    expect(await scene.erasedAt(ana.id)).not.toBeNull();
    expect((await ledger()).json()).toEqual(before);
    const auction = await readStoredAuction(server.deps.database, code);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    // When it ends, nothing is written to a user who is gone.
    server.clock.advance(20 * day + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const nowhere = await server.deps.database.rows({
      name: 'test.nowhere',
      text: `select 1 from mail where recipient like '%.invalid'`,
    });
    expect(nowhere).toEqual([]);
  });

  it('e-mail and document are free for a new user, and nobody signs in to what is left', async () => {
    const document = documentOf('cpf', 61_001);
    const person = await buildAccount(server.deps.database, { document });
    const { headers } = await buildSession(server.deps, person.id);
    await scene.gone(person.id);
    expect((await scene.signIn(person.email)).statusCode).toBe(401);
    expect((await scene.signIn(`conta-${person.id}`)).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/api/usrio/dados', headers })).statusCode).toBe(401);
    expect((await scene.signUp(person.email, document)).statusCode).toBe(201);
  });

  it('the sale is kept apart for ten years, shown to an administrator with a reason, audited, and then gone', async () => {
    const person = await scene.filled();
    await scene.gone(person.id);
    const path = `/admin/sales-records/${person.purchase}`;
    expect((await administrator.get(path)).statusCode).toBe(422);
    expect((await sales.get(`${path}?motivo=Ordem%20judicial`)).statusCode).toBe(403);
    const reply = await administrator.get(`${path}?motivo=Ordem%20judicial`);
    expect(reply.json()).toMatchObject({
      data: {
        oferta: person.bought,
        valor: 12_000,
        comprador: { nome: person.name, documento: person.document, email: person.email },
      },
    });
    expect(reply.json<{ data: { comprador: { endereco: string } } }>().data.comprador.endereco).toContain(
      `Sou ${person.name}`,
    );
    const now = server.clock.now();
    server.clock.set(now + 10 * 366 * day);
    expect((await administrator.get(`${path}?motivo=Ordem%20judicial`)).statusCode).toBe(404);
    await forgetPersonalDataJob(server.deps).run();
    expect(
      await scene.value(
        'select count(*) as value from sales_record where purchase_code = $1',
        person.purchase,
      ),
    ).toBe(0);
    server.clock.set(now);
  });

  it('waits while the person has come to lead meanwhile, by the action of others', async () => {
    const [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
    const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      endAt: server.clock.now() + 30 * day,
    });
    await ana.bid(code, 12_000);
    await bia.bid(code, 15_000);
    expect((await scene.askToGo(ana.id)).statusCode).toBe(201);
    await sales.post(`/admin/offers/${code}/annul`, {
      motivo: 'engano',
      nota: 'Pediu por telefone.',
      linhas: [2],
    });
    server.clock.advance(8 * day);
    await scene.job();
    expect([await scene.erasedAt(ana.id), await scene.state(ana.id)]).toEqual([null, 'open']);
    await bia.bid(code, 20_000);
    await scene.job();
    expect(await scene.erasedAt(ana.id)).not.toBeNull();
  });
});
