import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtBankData } from '../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../test/builders/buyer.ts';
import { dealScene, succeeds } from '../../../test/deal-scene.ts';
import { tellSellingSide } from '../../../test/selling-side.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { purchaseOf } from '../../../test/undone-sale.ts';
import { added, expectNothingChanged, expectOnlyChanged, noticeTo } from '../../../test/whole-state.ts';
import { expireConditionalSalesJob } from '../closing/public.ts';
import { expireSecondChancesJob } from '../second-chances/public.ts';

const DAY = 86_400_000;

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let one: Buyer;
let other: Buyer;
let scene: ReturnType<typeof dealScene>;

beforeAll(async () => {
  server = await startTestServer({
    BID_THROTTLE_MINUTES: '0',
    ALERT_MAILS_PER_HOUR: '1000',
    STRIKES_BEFORE_BLOCK: '0',
  });
  const { database } = server.deps;
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  await database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false)`,
  });
  [one, other] = [
    await buildBuyer(server, { staffRole: 'sales' }),
    await buildBuyer(server, { staffRole: 'sales' }),
  ];
  // Are told nothing.
  await buildBuyer(server, { staffRole: 'sales', blockedAt: server.clock.now() });
  await buildBuyer(server, { staffRole: 'content' });
  await buildBuyer(server, { staffRole: 'administrator' });
  [ana, bia] = [
    await buildBuyer(server, { name: 'Ana', surname: 'Lima', phone: '27999112233' }),
    await buildBuyer(server),
  ];
  scene = dealScene(server, () => ({ ana, bia, sales: one }));
});
afterAll(() => server.close());

interface Case {
  readonly subject: string;
  /** What the mail says beside. */
  readonly says: readonly string[];
  /** What must stand in no message. */
  readonly hides: readonly (string | RegExp)[];
  /** Brings things so far, and gives what then causes the event. */
  readonly arrange: () => Promise<() => Promise<unknown>>;
}

const CONTACT = ['Comprador: Ana Lima, ', '(27) 99911-2233', 'entre em contato com o comprador até '];
const PERSON = [/Ana\b/, /99911/, /golpe/];

const cases: Readonly<Record<string, Case>> = {
  'a buy-now sale': {
    subject: 'Venda pelo compre já',
    says: ['R$ 45.900,00', ...CONTACT],
    hides: [],
    arrange: async () => scene.buy,
  },
  'a won auction': {
    subject: 'Venda pelo maior lance',
    says: ['R$ 12.000,00', ...CONTACT],
    hides: [],
    arrange: async () => () => scene.won(),
  },
  'a conditional sale that waits for a decision': {
    subject: 'Venda condicional para decidir',
    says: ['Melhor lance: R$ 12.000,00', 'aceite ou libere o melhor lance até '],
    hides: [...PERSON, '90.000'],
    arrange: async () => () => scene.won({ reserveCents: 9_000_000 }),
  },
  'a conditional sale that is accepted': {
    subject: 'Venda condicional aceita',
    says: ['R$ 12.000,00', ...CONTACT],
    hides: [],
    arrange: async () => {
      const code = await scene.won({ reserveCents: 9_000_000 });
      return () => succeeds(one.post(`/admin/offers/${code}/conditional`, { decisao: 'aceitar' }));
    },
  },
  'a conditional sale that nobody decided': {
    subject: 'Venda condicional sem decisão',
    says: ['encerrada sem venda'],
    hides: PERSON,
    arrange: async () => {
      server.clock.advance(10 * DAY);
      await expireConditionalSalesJob(server.deps).run();
      await scene.won({ reserveCents: 9_000_000 });
      server.clock.advance(10 * DAY);
      return () => expireConditionalSalesJob(server.deps).run();
    },
  },
  'an accepted proposal': {
    subject: 'Proposta aceita, venda fechada',
    says: ['R$ 9.000,00', ...CONTACT],
    hides: [],
    arrange: async () => {
      const { proposal } = await scene.propose();
      return () => succeeds(one.post(`/admin/proposals/${proposal}/accept`, { valor: 9_000 }));
    },
  },
  'an accepted counter-proposal': {
    subject: 'Contraproposta aceita pelo comprador',
    says: ['R$ 9.500,00', ...CONTACT],
    hides: [],
    arrange: async () => {
      const { proposal } = await scene.countered();
      return () => succeeds(ana.post(`/lance/purpose/${proposal}/aceitar`, { vllance: 9_500 }));
    },
  },
  'an accepted second chance': {
    subject: 'Segunda chance aceita',
    says: ['R$ 11.000,00', 'entre em contato com o comprador'],
    hides: [],
    arrange: async () => {
      const code = await scene.offered();
      return () => succeeds(bia.post(`/offer/${code}/segunda-chance`, { aceita: true }));
    },
  },
  'a second chance that is declined': {
    subject: 'Segunda chance recusada',
    says: ['oferecê-la ao participante seguinte'],
    hides: PERSON,
    arrange: async () => {
      const code = await scene.offered();
      return () => succeeds(bia.post(`/offer/${code}/segunda-chance`, { aceita: false }));
    },
  },
  'a second chance that nobody answered': {
    subject: 'Segunda chance sem resposta',
    says: ['oferecê-la ao participante seguinte'],
    hides: PERSON,
    arrange: async () => {
      await scene.offered();
      server.clock.advance(10 * DAY);
      return () => expireSecondChancesJob(server.deps).run();
    },
  },
  'a purchase that is cancelled': {
    subject: 'Compra cancelada pelo comprador',
    says: ['Comprador: Ana.', 'Motivo: Desisti.', 'não entregue o veículo'],
    hides: [/99911/, '@exemplo', 'Lima'],
    arrange: async () => {
      const code = await scene.buy();
      return () => succeeds(ana.post('/offer/cancelCompra', { cdOfrta: code, cdJustf: 1, obsJustf: null }));
    },
  },
  'a wish to cancel': {
    subject: 'Pedido de cancelamento para analisar',
    says: ['Comprador: Ana.', 'Justificativa: Ligue [telefone oculto]', 'aprova ou recusa o pedido até '],
    hides: [/99911/, builtBankData.conta, builtBankData.nome],
    arrange: async () => {
      const code = await scene.buy();
      await server.deps.database.run(
        { name: 'test.invoiced', text: 'update purchase set invoice_issued = true where offer_code = $1' },
        [code],
      );
      const words = { cdJustf: 1, obsJustf: 'Ligue (27) 99911-2233' };
      return () => succeeds(ana.post('/offer/cancelCompra', { cdOfrta: code, ...words, ...builtBankData }));
    },
  },
  'a purchase that is not kept': {
    subject: 'Compra não concluída pelo comprador',
    says: ['Comprador: Ana.', 'Motivo: Não pagou no prazo.', 'segunda chance'],
    hides: [/99911/, 'Lima'],
    arrange: async () => {
      const code = await scene.won();
      const purchase = await purchaseOf(server, code);
      return () =>
        succeeds(one.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou no prazo.' }));
    },
  },
  'a question': {
    subject: 'Nova pergunta para responder',
    says: [
      'Pergunta: <b>Tem</b> chave? [e-mail oculto] [endereço oculto]',
      'responda antes do fim da oferta',
    ],
    hides: [...PERSON, 'ana@x.test'],
    arrange: async () => {
      const code = await scene.offer();
      const pergunta = '<b>Tem</b> chave? ana@x.test https://golpe.test/entrar';
      return () => succeeds(ana.post('/offer/prgnt', { codigoOferta: code, pergunta }));
    },
  },
  'a proposal': {
    subject: 'Nova proposta para responder',
    says: [
      'R$ 9.000,00, pessoa física, retirada',
      'Mensagem: Ligue [telefone oculto] ou [endereço oculto]',
      'responda até ',
    ],
    hides: PERSON,
    arrange: async () => () => scene.propose(),
  },
  'a proposal with another value': {
    subject: 'Proposta alterada pelo comprador',
    says: ['R$ 9.100,00', 'responda até '],
    hides: [...PERSON, '9.000,00'],
    arrange: async () => {
      const given = await scene.propose();
      return () => scene.propose(9_100, given.offer);
    },
  },
  'an answer to a counter-proposal': {
    subject: 'O comprador respondeu à contraproposta',
    says: ['R$ 9.300,00', 'responda até '],
    hides: PERSON,
    arrange: async () => {
      const { proposal } = await scene.countered();
      return () => succeeds(ana.post(`/lance/purpose/${proposal}/contraproposta`, { vllance: 9_300 }));
    },
  },
  'a proposal that is withdrawn': {
    subject: 'Proposta retirada pelo comprador',
    says: ['R$ 9.000,00', 'Não há nada a responder'],
    hides: PERSON,
    arrange: async () => {
      const { proposal } = await scene.propose();
      const body = { cdlance: proposal, cdJustf: 1, obsJustf: 'Ligue (27) 99911-2233' };
      return () => succeeds(ana.post('/lance/cancelPurpose', body));
    },
  },
};

describe.each(Object.entries(cases))('%s', (_name, { subject, says, hides, arrange }) => {
  it('is told by mail and on the site to everybody of sales, with what to do next, once, S-40 S-41', async () => {
    const act = await arrange();
    server.clock.advance(60_000);
    await tellSellingSide(server);
    await server.deps.database.run({ name: 'test.no-notices', text: 'delete from notification' });
    // Whatever was told of the offer before, this is told apart.
    server.clock.advance(3_600_000 - 180_000);
    const due = await expectNothingTold(act);
    const team = [one, other];
    const told = (person: Buyer) => added({ recipient: person.email, subject: `${subject} – Fiat Uno 1.0` });
    const notices = team.map(({ id }) => noticeTo(id));
    const paused = ['question', 'proposal'].includes(due.topic);
    const before = await newest();
    await expectOnlyChanged(
      server,
      () => tellSellingSide(server),
      { mail: team.map(told), notification: notices },
      [...(paused ? ['selling_pause'] : []), 'selling_news', 'session', 'review_due', 'device_trace'],
    );
    expect(await waiting()).toEqual([]);
    await expectNothingChanged(server, () => tellSellingSide(server));
    const written = (await mails()).filter(({ id }) => id > before);
    const notes = (await one.get('/usrio/notif')).json<
      { tituloNotificacao: string; descricaoNotificacao: string }[]
    >();
    for (const part of says) expect(written[0]?.text).toContain(part);
    for (const part of hides) {
      const found = written.map(({ text, html }) => `${text} ${html}`.replaceAll(ana.email, '')).join('');
      if (typeof part === 'string') expect(found).not.toContain(part);
      else expect(found).not.toMatch(part);
    }
    expect(written[0]?.html).not.toContain('<b>Tem');
    expect(notes[0]?.tituloNotificacao).toBe(`${subject} – Fiat Uno 1.0`);
    expect(notes[0]?.descricaoNotificacao).toContain(`href="/oferta/${due.offer_code}"`);
    expect(notes[0]?.descricaoNotificacao).not.toMatch(/Ana\b|99911|exemplo\.test|chave/);
  });
});

/** Acts, and gives what then waits to be told: one thing, of which nobody of the team has heard. */
async function expectNothingTold(act: () => Promise<unknown>) {
  const before = await newest();
  await act();
  const told = (await mails()).filter(({ id, recipient }) => id > before && recipient === one.email);
  expect(told).toEqual([]);
  const [due, ...more] = await waiting();
  expect(more, JSON.stringify(due)).toEqual([]);
  if (!due) throw new Error('Nothing waits to be told.');
  return due;
}

const mails = () =>
  server.deps.database.rows<{ id: number; recipient: string; text: string; html: string }>({
    name: 'test.all-mails',
    text: 'select id, recipient, text, html from mail order by id',
  });
const newest = async () => (await mails()).at(-1)?.id ?? 0;
const waiting = () =>
  server.deps.database.rows<{ offer_code: number; topic: string }>({
    name: 'test.waiting-news',
    text: 'select offer_code, topic, event from selling_news order by id',
  });
