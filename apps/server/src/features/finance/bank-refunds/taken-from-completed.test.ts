import { readFile } from 'node:fs/promises';
import { getCharge } from '@patio/contract/finance/charge-list/get-charge.ts';
import { listCharges } from '@patio/contract/finance/charge-list/list-charges.ts';
import { getOwnCharges } from '@patio/contract/finance/charges/get-own-charges.ts';
import { getOwnPurchase } from '@patio/contract/sales/purchases/get-own-purchase.ts';
import { getPurchase } from '@patio/contract/sales/purchases/get-purchase.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { DUE, MINUTE, PAID } from '../../../../test/scenes/purchases/pix-scene.ts';
import { strayScene } from '../../../../test/scenes/purchases/stray-scene.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { remindOfStagesJob } from '../../sales/purchases/public.ts';
import { findBankRefundsJob } from './find-bank-refunds.job.ts';

const DAY = 24 * 60 * MINUTE;
const money = strayScene();
const scene = money.pix;
let sales: StaffMember;
let pix = '';

const look = () => findBankRefundsJob(scene.deps).run();

async function paid(): Promise<string> {
  const done = await scene.pay(await scene.code());
  return 'payment' in done ? done.payment.endToEndId : '';
}

/** What the page of the buyer and the panel of the office say of the purchase. */
async function shown() {
  const { buyer, purchase } = scene;
  const own = await buyer.get(`/usrio/compras/${purchase}`);
  const charges = await buyer.get(`/usrio/compras/${purchase}/cobrancas`);
  const office = await sales.get(`/admin/purchases/${purchase}`);
  return {
    own: getOwnPurchase.success.schema.parse(own.json()).data,
    charge: getOwnCharges.success.schema.parse(charges.json()).data.cobrancas[0],
    office: getPurchase.success.schema.parse(office.json()).data,
  };
}

/** The charges that are to be paid again although their purchase is completed. */
async function listed() {
  const reply = await money.finance().get(`/admin/charges?atencao=devida-de-novo&compra=${scene.purchase}`);
  return listCharges.success.schema.parse(reply.json()).data;
}

/** The keys are handed over. */
async function complete(): Promise<void> {
  for (const etapa of ['retirada', 'conclusao']) {
    const moved = await sales.post(`/admin/purchases/${scene.purchase}/step`, { passo: etapa });
    if (moved.statusCode !== 200) throw new Error(moved.body);
  }
}

beforeAll(async () => {
  sales = await buildStaff(scene.server);
});
/** A purchase that was paid by Pix and whose keys were handed over. */
beforeEach(async () => {
  pix = await paid();
  await complete();
});
afterEach(async () => {
  const faults = await money.faults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});

it('is unpaid again, on both sides, with the day and the keys where they are', async () => {
  const { buyer, purchase } = scene;
  expect(await shown()).toMatchObject({ own: { situacao: 'X', proximo: null }, office: { proximo: null } });
  expect(await listed()).toEqual([]);
  await scene.bank.giveBack(pix, { nature: 'MED_FRAUDE' });
  await look();
  const em = isoInstant(scene.server.clock.now());
  const next = { etapa: 'pagamento', quem: 'comprador', acao: 'pagar-entregue', acaoEm: em, atrasada: false };
  const seen = await shown();
  expect(seen).toMatchObject({
    own: { situacao: 'X', canceladaEm: null, pagamento: { aprovado: false }, proximo: next },
    charge: { aberto: 12_000, devolvidoPeloBanco: 12_000, devolucoesDoBanco: [{ valor: 12_000, em }] },
    office: { situacao: 'X', podeDesfazer: false, passos: [], pagamentoDesfeitoEm: em, proximo: next },
  });
  expect(seen.own.etapas.map(({ situacao }) => situacao)).toEqual([
    'feita',
    'pulada',
    'atual',
    'feita',
    'feita',
  ]);
  const [charge] = await listed();
  expect(charge).toMatchObject({ aberto: 12_000, devidaDeNovoEm: em, prazoEsgotadoEm: null });
  const one = await money.finance().get(`/admin/charges/${charge?.codigo}`);
  expect(getCharge.success.schema.parse(one.json()).data.cobranca.devidaDeNovoEm).toBe(em);
  const undo = () => sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'O banco tomou.' });
  await expectRefused(scene.server, undo, 409);
  const [mail] = await mailsTo(scene.server.deps.database, buyer.email);
  expect(mail?.text).toMatch(/Falta pagar R\$\s12\.000,00/);
});

it('changes only the money, and that its payment is taken back', async () => {
  const { purchase } = scene;
  await scene.bank.giveBack(pix);
  const [before] = await scene.server.deps.database.rows<{ version: number }>(
    scene.named('select version from purchase where code = $1'),
    [purchase],
  );
  await expectOnlyChanged(scene.server, look, {
    bank_refund: added({ end_to_end_id: pix, amount_cents: 1_200_000 }),
    bank_refund_part: added({ amount_cents: 1_200_000, undone_at: null }),
    pix_watermark: expect.anything(),
    book_transaction: added({ kind: 'bank-refund' }),
    book_entry: [added({ amount_cents: -1_200_000 }), added({ amount_cents: 1_200_000 })],
    purchase: expect.objectContaining({
      payment_approved: [true, false],
      payment_withdrawn_at: [null, scene.server.clock.now()],
      version: [before?.version, (before?.version ?? 0) + 1],
    }),
    audit: ['note-bank-refund', 'book-bank-refund', 'follow-payment'].map((action) => added({ action })),
    mail: [mailTo(scene.buyer.email), mailTo(sales.email)],
    notification: [noticeTo(scene.buyer.id), noticeTo(sales.id)],
  });
  await expectNothingChanged(scene.server, async () => void (await look()));
});

it('is paid again by Pix, which closes the charge once, however often the bank takes it back', async () => {
  for (const _ of [1, 2, 3]) {
    await scene.bank.giveBack(pix);
    await look();
    expect(await scene.book()).toEqual(DUE);
    expect(await scene.list()).toMatchObject([{ emAberto: 12_000 }]);
    pix = await paid();
    expect(await scene.book()).toEqual(PAID);
    expect(await scene.list()).toEqual([]);
    expect((await scene.ask()).statusCode).toBeGreaterThanOrEqual(400);
    expect(await shown()).toMatchObject({
      own: { situacao: 'X', proximo: null, pagamento: { aprovado: true } },
      office: { pagamentoDesfeitoEm: null, proximo: null },
    });
    expect(await listed()).toEqual([]);
  }
});

it('is paid again by a transfer, or approved by hand by who got the money otherwise', async () => {
  const { purchase } = scene;
  await scene.bank.giveBack(pix);
  await look();
  const charge = (await listed())[0]?.codigo;
  const recorded = await money.finance().post(`/admin/charges/${charge}/receipts`, {
    valor: 12_000,
    dia: isoInstant(scene.server.clock.now()).slice(0, 10),
    pagador: await scene.buyerName(),
    documentoPagador: null,
    referencia: `TED ${purchase}`,
  });
  expect(recorded.statusCode).toBe(201);
  expect(await shown()).toMatchObject({ own: { proximo: null }, charge: { aberto: 0, situacao: 'paga' } });
  const { recebimentos } = (await money.finance().get(`/admin/purchases/${purchase}/charges`)).json<{
    data: { recebimentos: { codigo: number; podeDesfazer: boolean }[] };
  }>().data;
  const colleague = await buildStaff(scene.server, { staffRole: 'finance' });
  const undone = await colleague.post(`/admin/receipts/${recebimentos.at(-1)?.codigo}/undo`, {
    motivo: 'A transferência voltou.',
  });
  expect(undone.statusCode).toBe(200);
  const again = await shown();
  expect(again).toMatchObject({ own: { proximo: { acao: 'pagar-entregue' } } });
  const order = (pagamentoAprovado: boolean, versao: number) =>
    sales.put(`/admin/purchases/${purchase}/order`, {
      notaFiscal: false,
      pagamentoAprovado,
      formaPagamento: 'A',
      versao,
    });
  expect((await order(true, again.office.versao)).statusCode).toBe(200);
  const approved = await shown();
  expect(approved).toMatchObject({ own: { proximo: null }, office: { pagamentoDesfeitoEm: null } });
  expect([await scene.list(), await listed()]).toEqual([[], []]);
  // By hand it is not taken back.
  await expectRefused(scene.server, () => order(false, approved.office.versao), 409);
});

it('reminds its buyer near the last day and once it is over, and no more once it is paid', async () => {
  await scene.bank.giveBack(pix);
  await look();
  const reminders = async () => {
    for (const _ of [1, 2]) await remindOfStagesJob(scene.server.deps).run();
    const mails = await mailsTo(scene.server.deps.database, scene.buyer.email);
    return mails.filter(({ text }) => text.includes('#proximo')).length;
  };
  expect(await reminders()).toBe(0);
  for (let day = 0; day < 10; day += 1) {
    scene.server.clock.advance(DAY);
    await reminders();
  }
  expect(await reminders()).toBe(2);
  expect(await shown()).toMatchObject({ office: { proximo: { atrasada: true }, atrasada: true } });
  await paid();
  scene.server.clock.advance(3 * DAY);
  expect(await reminders()).toBe(2);
});

it('that was cancelled meanwhile asks for nothing', async () => {
  await scene.bank.giveBack(pix);
  await look();
  await scene.server.deps.database.run(
    scene.named('update purchase set cancelled_at = now() where code = $1'),
    [scene.purchase],
  );
  expect(await shown()).toMatchObject({ own: { proximo: null }, office: { proximo: null } });
  expect(await listed()).toEqual([]);
});

/** As it stood before this rule, approved at an instant. */
async function asBefore(approvedAt: number): Promise<void> {
  const text =
    'update purchase set payment_approved = true, payment_approved_at = $2, payment_withdrawn_at = null where code = $1';
  await scene.server.deps.database.run(scene.named(text), [scene.purchase, new Date(approvedAt)]);
}

async function migrate(): Promise<void> {
  const file = new URL('../../../../migrations/0602_completed_and_unpaid_again.sql', import.meta.url);
  await scene.server.deps.database.run(scene.named(await readFile(file, 'utf8')));
}

it('from before this rule is one too, unless its payment was approved by hand since', async () => {
  await scene.bank.giveBack(pix);
  await look();
  await asBefore(scene.server.clock.now() + MINUTE);
  await migrate();
  expect(await shown()).toMatchObject({ own: { proximo: null } });
  await asBefore(scene.server.clock.now() - MINUTE);
  await migrate();
  expect(await shown()).toMatchObject({ own: { proximo: { acao: 'pagar-entregue' } } });
  expect(await scene.list()).toMatchObject([{ emAberto: 12_000 }]);
});

it('from before this rule stays approved, if the book never saw all of its money', async () => {
  await scene.buy();
  const part = await scene.pay(await scene.code(), 50_000, true);
  const { versao } = (await shown()).office;
  const order = { notaFiscal: false, pagamentoAprovado: true, formaPagamento: 'A', versao };
  expect((await sales.put(`/admin/purchases/${scene.purchase}/order`, order)).statusCode).toBe(200);
  await complete();
  await scene.bank.giveBack('payment' in part ? part.payment.endToEndId : '');
  await look();
  expect((await shown()).charge).toMatchObject({ aberto: 12_000, devolvidoPeloBanco: 500 });
  await asBefore(scene.server.clock.now() - MINUTE);
  await migrate();
  expect(await shown()).toMatchObject({ own: { proximo: null, pagamento: { aprovado: true } } });
});
