import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { expect, it } from 'vitest';
import { MINUTE, pixScene } from '../../../../test/scenes/purchases/pix-scene.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const DAY = 24 * 60 * MINUTE;
const scene = pixScene();
const look = () => findBankRefundsJob(scene.deps).run();

/** What the page of the purchase says of its one charge. */
async function shown() {
  const reply = await scene.buyer.get(`/usrio/compras/${scene.purchase}/cobrancas`);
  return getOwnCharges.success.schema.parse(reply.json()).data.cobrancas;
}

async function paid(): Promise<string> {
  const done = await scene.pay(await scene.code());
  return 'payment' in done ? done.payment.endToEndId : '';
}

it('the page of the purchase says how much the bank gave back, until it did not after all', async () => {
  const pix = await paid();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 0 }]);
  const refund = await scene.bank.giveBack(pix, { centavos: 50_000 });
  await look();
  expect(await shown()).toMatchObject([{ aberto: 500, devolvidoPeloBanco: 500 }]);
  if (refund) refund.status = 'NAO_REALIZADO';
  await look();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 0 }]);
});

it('what is processed is not said yet', async () => {
  await scene.bank.giveBack(await paid(), { status: 'EM_PROCESSAMENTO' });
  await look();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 0 }]);
});

it('each return is told with its own amount and the day of the bank, as far as it is why the charge is open', async () => {
  const { clock } = scene.server;
  const pix = await paid();
  const first = await scene.bank.giveBack(pix, { centavos: 50_000 });
  clock.advance(DAY);
  await look();
  const second = await scene.bank.giveBack(pix, { centavos: 30_000 });
  clock.advance(2 * DAY);
  await look();
  const on = (refund: typeof first) => isoInstant(refund?.settledAt ?? 0);
  const [one, other] = [on(first), on(second)];
  expect(await shown()).toMatchObject([
    {
      aberto: 800,
      devolvidoPeloBanco: 800,
      devolucoesDoBanco: [
        { valor: 500, em: one },
        { valor: 300, em: other },
      ],
    },
  ]);
  await paid();
  expect(await shown()).toMatchObject([{ aberto: 0, devolvidoPeloBanco: 800, devolucoesDoBanco: [] }]);
});

it('the day on which it was learned is told if the bank names none', async () => {
  const refund = await scene.bank.giveBack(await paid());
  if (refund) refund.settledAt = null;
  scene.server.clock.advance(DAY);
  const learned = isoInstant(scene.server.clock.now());
  await look();
  expect(await shown()).toMatchObject([{ devolucoesDoBanco: [{ valor: 12_000, em: learned }] }]);
});

it('the bank names the day once it has done what it was processing', async () => {
  const refund = await scene.bank.giveBack(await paid(), { status: 'EM_PROCESSAMENTO' });
  await look();
  scene.server.clock.advance(DAY);
  const settledAt = scene.server.clock.now();
  if (refund) Object.assign(refund, { status: 'DEVOLVIDO', settledAt });
  scene.server.clock.advance(DAY);
  await look();
  expect(await shown()).toMatchObject([{ devolucoesDoBanco: [{ em: isoInstant(settledAt) }] }]);
});
