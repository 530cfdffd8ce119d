import { floorAnswerAt } from '@patio/domain/sales/proposals/floor-answer.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { proposalScene, type ProposalScene } from '../../../../test/scenes/proposal-scene.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { charged } from '../../../../test/state/booked.ts';
import { added, expectOnlyChanged, mailTo, noticeTo } from '../../../../test/state/whole-state.ts';
import { expireProposalsJob } from './public.ts';

const MINUTE = 60_000;
const TERM = 48 * 60 * MINUTE;

let server: TestServer;
let scene: ProposalScene;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  scene = await proposalScene(server);
  ana = scene.ana;
});
beforeEach(async () => {
  bia = await buildBuyer(server);
});
afterAll(() => server.close());

const later = () => {
  server.clock.advance(MINUTE);
  return server.clock.now();
};
const send = (offer: number, more: object = {}) =>
  ana.post('/lance/purpose', {
    cdusrio: ana.id,
    cdofrta: offer,
    cdmoeda: 1,
    vllance: 9_000,
    mensagem: 'Pago à vista.',
    frete: 'S',
    endereco: ana.addressCode,
    ...more,
  });
const stored = () => ({ idempotency: added({ account_id: ana.id }) });
const anasMessages = () => ({ mail: mailTo(ana.email), notification: noticeTo(ana.id) });
const audit = (action: string, code: number, at: number) => ({
  audit: added({ actor_id: scene.sales.id, action, subject: `proposal ${code}`, at }),
});
const step = (name: string, actor_kind: 'buyer' | 'staff' | 'system', more: object = {}) =>
  added({
    step: name,
    actor_kind,
    value_cents: null,
    message: '',
    ...more,
    actor_id: actor_kind === 'buyer' ? ana.id : actor_kind === 'staff' ? scene.sales.id : null,
  });
const hash = expect.any(Array);
/** What a sale to Ana makes of an offer without bids. */
const sold = (offer: number, value_cents: number, at: number) => ({
  offer: { status: ['A', 'V'] },
  auction: {
    open: [true, false],
    closed_at: [null, at],
    outcome: [null, 'accepted'],
    last_seq: [0, 1],
    last_at: [null, at],
    last_hash: hash,
  },
  bid: added({ offer_code: offer, at, kind: 'F', bidder_id: ana.id, value_cents }),
  purchase_snapshot: added({ reconstituted: false }),
  ...charged(value_cents),
  transfer: added({}),
  purchase: added({
    offer_code: offer,
    account_id: ana.id,
    origin: 'proposal',
    value_cents,
    status: 'V',
    freight: 'N',
    address_code: null,
    created_at: at,
    awaiting_contact_at: at,
  }),
});

describe('what the buyer’s side of a proposal changes, rule 0.7', () => {
  it('sending it: the proposal with its terms, API-72', async () => {
    const [offer, at] = [await scene.offer(), later()];
    await expectOnlyChanged(server, () => send(offer), {
      proposal: added({
        offer_code: offer,
        account_id: ana.id,
        value_cents: 900_000,
        counter_cents: null,
        status: 'open',
        freight: 'S',
        address_code: ana.addressCode,
        referrer_id: null,
        created_at: at,
        moved_at: at,
        expires_at: at + TERM,
        decided_at: null,
      }),
      proposal_step: step('send', 'buyer', { value_cents: 900_000, message: 'Pago à vista.', at }),
      ...stored(),
      ...anasMessages(),
    });
  });

  it('sending another: the first one is replaced, and those of others stay, rule 0.22', async () => {
    const offer = await scene.offer();
    const before = later();
    await scene.propose(offer);
    await scene.propose(offer, 9_050, bia);
    const at = later();
    await expectOnlyChanged(server, () => send(offer, { vllance: 9_100 }), {
      proposal: [
        { status: ['open', 'replaced'], decided_at: [null, at], moved_at: [before, at] },
        added({ account_id: ana.id, value_cents: 910_000, status: 'open' }),
      ],
      proposal_step: [
        step('replace', 'buyer', { at }),
        step('send', 'buyer', { value_cents: 910_000, message: 'Pago à vista.' }),
      ],
      ...stored(),
      ...anasMessages(),
    });
  });

  it('sending one below the floor: it waits like every other, and nobody has to look at it, rule 0.30', async () => {
    const [offer, at] = [await scene.offer({ proposalFloorCents: 900_001 }), later()];
    await expectOnlyChanged(server, () => send(offer), {
      proposal: added({
        value_cents: 900_000,
        status: 'open',
        created_at: at,
        decided_at: null,
        refuse_at: floorAnswerAt(at),
      }),
      proposal_step: step('send', 'buyer', { value_cents: 900_000, message: 'Pago à vista.' }),
      ...stored(),
      ...anasMessages(),
    });
  });

  it('answering a counter-proposal: value and term', async () => {
    const { code } = await scene.countered();
    const before = server.clock.now();
    const at = later();
    await expectOnlyChanged(
      server,
      () => scene.buyer(`${code}/contraproposta`, { vllance: 9_300, mensagem: 'Chego a isto.' }),
      {
        proposal: {
          status: ['countered', 'open'],
          value_cents: [900_000, 930_000],
          counter_cents: [950_000, null],
          expires_at: [before + TERM, at + TERM],
          moved_at: [before, at],
        },
        proposal_step: step('counter', 'buyer', { value_cents: 930_000, message: 'Chego a isto.', at }),
        ...stored(),
      },
    );
  });

  it('answering below the floor: it waits like every other, rule 0.30', async () => {
    const { code } = await scene.countered({ proposalFloorCents: 900_000 });
    const before = server.clock.now();
    const at = later();
    await expectOnlyChanged(server, () => scene.buyer(`${code}/contraproposta`, { vllance: 8_999.99 }), {
      proposal: {
        status: ['countered', 'open'],
        value_cents: [900_000, 899_999],
        counter_cents: [950_000, null],
        expires_at: expect.any(Array),
        moved_at: [before, at],
        refuse_at: [null, floorAnswerAt(at)],
      },
      proposal_step: step('counter', 'buyer', { value_cents: 899_999 }),
      ...stored(),
    });
  });

  it('taking a counter-proposal: a sale at its value, and the others are notified', async () => {
    const { code, offer } = await scene.countered();
    await scene.propose(offer, 9_100, bia);
    const before = server.clock.now();
    const at = later();
    const moved = { decided_at: [null, at], moved_at: [before, at] };
    await expectOnlyChanged(server, () => scene.buyer(`${code}/aceitar`, { vllance: 9_500 }), {
      ...sold(offer, 950_000, at),
      proposal: [
        { status: ['countered', 'accepted'], ...moved },
        { status: ['open', 'rejected'], ...moved },
      ],
      proposal_step: [step('accept', 'buyer', { value_cents: 950_000, at }), step('lose-to-sale', 'system')],
      ...stored(),
      mail: [mailTo(bia.email), mailTo(ana.email)],
      notification: [noticeTo(bia.id), noticeTo(ana.id)],
    });
  });

  it('withdrawing it: it is over, with the reason, API-73', async () => {
    const [offer, before] = [await scene.offer(), server.clock.now()];
    const code = await scene.propose(offer);
    const at = later();
    const body = { cdlance: code, cdJustf: 1, obsJustf: 'Comprei outro' };
    await expectOnlyChanged(server, () => ana.post('/lance/cancelPurpose', body), {
      proposal: { status: ['open', 'withdrawn'], decided_at: [null, at], moved_at: [before, at] },
      proposal_step: step('withdraw', 'buyer', { at }),
      cancellation: added({
        account_id: ana.id,
        offer_code: offer,
        purchase_code: null,
        proposal_code: code,
        reason_code: 1,
        text: 'Comprei outro',
        outcome: 'done',
        bank_data: null,
        requested_at: at,
      }),
      ...stored(),
      ...anasMessages(),
    });
  });
});

describe('what the sales team’s side of a proposal changes, S-07', () => {
  it('accepting it: a sale at its value', async () => {
    const [offer, before] = [await scene.offer(), server.clock.now()];
    const code = await scene.propose(offer);
    const at = later();
    await expectOnlyChanged(server, () => scene.staff(`${code}/accept`, { valor: 9_000 }), {
      ...sold(offer, 900_000, at),
      proposal: { status: ['open', 'accepted'], decided_at: [null, at], moved_at: [before, at] },
      proposal_step: step('accept', 'staff', { value_cents: 900_000, at }),
      ...audit('accept-proposal', code, at),
      ...anasMessages(),
    });
  });

  it('answering with another value: value, message and a new term', async () => {
    const before = server.clock.now();
    const code = await scene.propose(await scene.offer());
    const at = later();
    const body = { valor: 9_500, valorProposta: 9_000, mensagem: 'Com a revisão feita.' };
    await expectOnlyChanged(server, () => scene.staff(`${code}/counter`, body), {
      proposal: {
        status: ['open', 'countered'],
        counter_cents: [null, 950_000],
        expires_at: [before + TERM, at + TERM],
        moved_at: [before, at],
      },
      proposal_step: step('counter', 'staff', { value_cents: 950_000, message: 'Com a revisão feita.', at }),
      ...audit('counter-proposal', code, at),
      ...anasMessages(),
    });
    expect((await scene.lastMail(ana.email))?.text).toContain('Com a revisão feita.');
  });

  it('refusing it: it is over, with the reason', async () => {
    const before = server.clock.now();
    const code = await scene.propose(await scene.offer());
    const at = later();
    await expectOnlyChanged(server, () => scene.staff(`${code}/reject`, { motivo: 'Abaixo do custo.' }), {
      proposal: { status: ['open', 'rejected'], decided_at: [null, at], moved_at: [before, at] },
      proposal_step: step('reject', 'staff', { message: 'Abaixo do custo.', at }),
      ...audit('reject-proposal', code, at),
      ...anasMessages(),
    });
  });

  it('leaving it without an answer: it is over with its term, and not a moment before', async () => {
    const code = await scene.propose(await scene.offer({ endAt: server.clock.now() + 10 * TERM }));
    const before = server.clock.now();
    const job = expireProposalsJob(server.deps);
    server.clock.advance(TERM - 1);
    await job.run();
    expect(await scene.statusOf(code)).toBe('open');
    server.clock.advance(1);
    const at = server.clock.now();
    await expectOnlyChanged(server, job.run, {
      proposal: { status: ['open', 'expired'], decided_at: [null, at], moved_at: [before, at] },
      proposal_step: step('expire', 'system', { at }),
      ...anasMessages(),
    });
  });
});
