import { afterAll, beforeAll, describe, it } from 'vitest';
import { succeeds } from '../../../../test/scenes/deal-scene.ts';
import {
  CONTACT,
  PERSON,
  expectNotifiedOnce,
  startNotifiedScene,
  type NotifiedCase,
} from '../../../../test/scenes/notified-scene.ts';
import { expireConditionalSalesJob } from '../../sales/closing/public.ts';
import { lapseProposalsJob, refuseProposalsJob } from '../../sales/proposals/public.ts';

type Notified = Awaited<ReturnType<typeof startNotifiedScene>>;

const DAY = 86_400_000;

let notified: Notified;
let server: Notified['server'];
let ana: Notified['ana'];
let bia: Notified['bia'];
let one: Notified['one'];
let scene: Notified['scene'];

beforeAll(async () => {
  notified = await startNotifiedScene();
  ({ server, ana, bia, one, scene } = notified);
});
afterAll(() => notified.server.close());

const cases: Readonly<Record<string, NotifiedCase>> = {
  'a buy-now sale': {
    subject: 'Venda pelo compre já',
    says: ['R$\u00A045.900,00', ...CONTACT],
    hides: [],
    arrange: async () => scene.buy,
  },
  'a won auction': {
    subject: 'Venda pelo maior lance',
    says: ['R$\u00A012.000,00', ...CONTACT],
    hides: [],
    arrange: async () => () => scene.won(),
  },
  'a conditional sale that waits for a decision': {
    subject: 'Venda condicional para decidir',
    says: ['Melhor lance: R$\u00A012.000,00', 'aceite ou libere o melhor lance até '],
    hides: [...PERSON, '90.000'],
    arrange: async () => () => scene.won({ reserveCents: 9_000_000 }),
  },
  'a conditional sale that is accepted': {
    subject: 'Venda condicional aceita',
    says: ['R$\u00A012.000,00', ...CONTACT],
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
    says: ['R$\u00A09.000,00', ...CONTACT],
    hides: [],
    arrange: async () => {
      const { proposal } = await scene.propose();
      return () => succeeds(one.post(`/admin/proposals/${proposal}/accept`, { valor: 9_000 }));
    },
  },
  'an accepted counter-proposal': {
    subject: 'Contraproposta aceita pelo comprador',
    says: ['R$\u00A09.500,00', ...CONTACT],
    hides: [],
    arrange: async () => {
      const { proposal } = await scene.countered();
      return () => succeeds(ana.post(`/lance/purpose/${proposal}/aceitar`, { vllance: 9_500 }));
    },
  },
  'an accepted second chance': {
    subject: 'Segunda chance aceita',
    says: ['R$\u00A011.000,00', 'entre em contato com o comprador'],
    hides: [],
    arrange: async () => {
      const code = await scene.offered();
      return () => succeeds(bia.post(`/offer/${code}/segunda-chance`, { aceita: true }));
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
      'R$\u00A09.000,00, pessoa física, retirada',
      'Mensagem: Ligue [telefone oculto] ou [endereço oculto]',
      'responda até ',
    ],
    hides: PERSON,
    arrange: async () => () => scene.propose(),
  },
  'a proposal with another value': {
    subject: 'Proposta alterada pelo comprador',
    says: ['R$\u00A09.100,00', 'responda até '],
    hides: [...PERSON, '9.000,00'],
    arrange: async () => {
      const given = await scene.propose();
      return () => scene.propose(9_100, given.offer);
    },
  },
  'an answer to a counter-proposal': {
    subject: 'O comprador respondeu à contraproposta',
    says: ['R$\u00A09.300,00', 'responda até '],
    hides: PERSON,
    arrange: async () => {
      const { proposal } = await scene.countered();
      return () => succeeds(ana.post(`/lance/purpose/${proposal}/contraproposta`, { vllance: 9_300 }));
    },
  },
  'a proposal that a bid has reached': {
    subject: 'Proposta superada por um lance',
    says: ['R$\u00A09.000,00', 'Um lance de R$\u00A011.000,00', 'Não há nada a responder'],
    hides: PERSON,
    arrange: async () => {
      const { offer } = await scene.propose();
      return async () => {
        await succeeds(bia.bid(offer, 11_000));
        await lapseProposalsJob(server.deps).run();
      };
    },
  },
  'a refusal of the floor that a person is to review': {
    subject: 'O comprador pede que uma pessoa reveja a recusa',
    says: ['R$\u00A09.000,00', 'Mensagem: Ligue [telefone oculto]', 'responde com outro valor até '],
    hides: [...PERSON, '9.500'],
    arrange: async () => {
      const endAt = server.clock.now() + 10 * DAY;
      const given = { acceptsProposals: true, proposalFloorCents: 950_000, endAt };
      const { proposal } = await scene.propose(9_000, await scene.offer(given));
      server.clock.advance(900_000);
      await refuseProposalsJob(server.deps).run();
      return () => succeeds(ana.post(`/lance/purpose/${proposal}/revisao`, {}));
    },
  },
  'a proposal that is withdrawn': {
    subject: 'Proposta retirada pelo comprador',
    says: ['R$\u00A09.000,00', 'Não há nada a responder'],
    hides: PERSON,
    arrange: async () => {
      const { proposal } = await scene.propose();
      const body = { cdlance: proposal, cdJustf: 1, obsJustf: 'Ligue (27) 99911-2233' };
      return () => succeeds(ana.post('/lance/cancelPurpose', body));
    },
  },
};

describe.each(Object.entries(cases))('%s', (_name, given) => {
  it('is sent by mail and on the site to everyone in sales, with the next step, once, S-40 S-41', () =>
    expectNotifiedOnce(notified, given));
});
