import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenRules, lowContrast, overflow } from '../../../../test/screens/accessibility.ts';
import { changeRows } from '../../../../test/screens/changed-reply.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer, type PurchaseOptions } from '../../../../test/world/purchases.ts';
import { fieldOf } from '../../../../test/world/world.ts';

const DATE = '2026-11-01';

/** Opens the purchases of a user who has made these, and expects the texts of each. */
async function expectWords(
  cases: readonly (readonly [words: string, options: PurchaseOptions])[],
): Promise<void> {
  const { id } = await world.signedIn();
  for (const [at, [, options]] of cases.entries())
    await purchasedOffer(world, id, { ...options, offer: { title: `Compra ${at}` } });
  const list = await new NegotiationsScreen().open('compra');
  for (const [at, [words]] of cases.entries())
    await expect.element(list.row(`Compra ${at}`).getByText(words, { exact: true })).toBeVisible();
}

test('a sold vehicle waits for contact until its buyer was spoken to, STAT-01, STAT-06, STAT-07', () =>
  expectWords([
    ['Aguardando contato', {}],
    ['Em negociação', { columns: { negotiation_at: DATE } }],
  ]));

test('then for the credit, for being fetched, and is finished, STAT-01, STAT-08, STAT-09, STAT-10', () =>
  expectWords([
    ['Aguardando liberação de crédito', { status: 'C' }],
    ['Aguardando retirada', { status: 'L' }],
    ['Compra finalizada', { status: 'X' }],
  ]));

test('a cancellation is looked into, or made, STAT-04, STAT-05', () =>
  expectWords([
    ['Cancelamento em análise', { columns: { cancellation: 'Q' } }],
    ['Cancelado', { columns: { cancelled_at: DATE } }],
  ]));

test('a cancellation that was refused says so, before the delivery and after it, STAT-02, STAT-03', () =>
  expectWords([
    ['Cancelamento rejeitado', { status: 'L', columns: { cancellation_rejected_at: DATE } }],
    ['Cancelamento rejeitado', { status: 'X', columns: { sale_cancellation_rejected_at: DATE } }],
  ]));

test('the first rule that matches has the word, and none says nothing, STAT-11, STAT-12', async () => {
  const { id } = await world.signedIn();
  await purchasedOffer(world, id, {
    status: 'X',
    columns: { sale_cancellation_rejected_at: DATE },
    offer: { title: 'Primeira antes da nona' },
  });
  await purchasedOffer(world, id, {
    columns: { cancellation: 'Q', cancelled_at: DATE },
    offer: { title: 'Terceira antes da quarta' },
  });
  await purchasedOffer(world, id, { offer: { title: 'Nenhuma' } });
  changeRows('/offer/myoffers', (row) =>
    fieldOf(row, 'title') === 'Nenhuma'
      ? { ...row, winner: '', statusOferta: 'A', tipoUltimoLance: 'C', date: '2030-01-01T12:00:00.000Z' }
      : row,
  );
  const list = await new NegotiationsScreen().open('compra');
  const rowOf = (title: string) => list.row(title);
  await expect.element(rowOf('Primeira antes da nona')).toMatchTextContent('Cancelamento rejeitado');
  await expect.element(rowOf('Primeira antes da nona')).not.toMatchTextContent('Compra finalizada');
  await expect.element(rowOf('Terceira antes da quarta')).toMatchTextContent('Cancelamento em análise');
  await expect.element(rowOf('Terceira antes da quarta')).not.toMatchTextContent('Cancelado');
  await list.open('negociacao');
  await expect.element(rowOf('Nenhuma')).toMatchTextContent(/^(?:Sem fotos)?CompraNenhuma/);
});

test('what a purchase waits for says of whom and until when, and that it is overdue', async () => {
  const { id } = await world.signedIn();
  const of = (title: string, columns: Record<string, string>, status: 'V' | 'X' = 'V') =>
    purchasedOffer(world, id, { status, columns, offer: { title } });
  await of('A pagar', { negotiation_at: DATE, stage_due_at: '2099-11-27T15:00:00Z' });
  await of('Em atraso', { stage_due_at: '2026-11-03T15:00:00Z' });
  await of('Encerrada', { finished_at: DATE }, 'X');
  const list = await new NegotiationsScreen().open('compra');
  const next = (title: string) => list.row(title).getByTestId('next-step');
  await expect
    .element(next('A pagar'))
    .toMatchTextContent(/^Próximo passo: pagamento, com você, até 27\/11\/2099$/);
  await expect
    .element(next('Em atraso'))
    .toMatchTextContent(
      /^Atrasada\s*Próximo passo: contato da equipe, com quem vende, o prazo era 03\/11\/2026$/,
    );
  await expect.element(list.row('Encerrada')).toBeVisible();
  await expect.element(next('Encerrada')).not.toBeInTheDocument();
});

test('every step of a purchase says whose turn it is, on a phone and in English too', async () => {
  await page.viewport(360, 760);
  const { id } = await world.signedIn();
  const long = `Caminhão ${'interminável'.repeat(6)}`;
  const due = { stage_due_at: '2099-11-27T15:00:00Z' };
  const paid = { payment_approved: true, negotiation_at: DATE, ...due };
  const steps = [
    ['Compra 1', {}, 'contato da equipe, com quem vende', 'contact by the team, with the seller'],
    ['Compra 2', { columns: { negotiation_at: DATE } }, 'pagamento, com você', 'payment, with you'],
    ['Compra 3', { status: 'C' }, 'análise do crédito, com o banco', 'credit check, with the bank'],
    [
      'Compra 4',
      { columns: paid },
      'liberação do veículo, com quem vende',
      'release of the vehicle, with the seller',
    ],
    [
      long,
      { status: 'L', columns: paid },
      'retirada do veículo, com você',
      'pickup of the vehicle, with you',
    ],
    [
      'Compra 6',
      { status: 'L', columns: paid },
      'entrega do veículo, com quem vende',
      'delivery of the vehicle, with the seller',
    ],
  ] as const satisfies readonly (readonly [string, PurchaseOptions, string, string])[];
  for (const [title, options] of steps) {
    const code = await purchasedOffer(world, id, { columns: due, ...options, offer: { title } });
    if (title === 'Compra 6')
      await world.query(`update purchase set freight = 'S' where offer_code = $1 returning code`, [code]);
  }
  const list = await new NegotiationsScreen().open('compra');
  for (const [title, , ptbr] of steps)
    await expect
      .element(list.row(title).getByTestId('next-step'))
      .toMatchTextContent(new RegExp(`^Próximo passo: ${ptbr}(, até 27/11/2099)?$`, 'u'));
  expect(await brokenRules()).toEqual([]);
  expect(await lowContrast()).toEqual([]);
  expect(overflow()).toBeLessThanOrEqual(0);
  await openScreen('/negociacao/?view=compra&idiom=EN');
  for (const [title, , , en] of steps)
    await expect.element(list.row(title).getByTestId('next-step')).toMatchTextContent(`Next step: ${en}`);
});

test('what was bought names its price with all that comes on top, S-17', async () => {
  const { id } = await world.signedIn();
  const costs = JSON.stringify({
    fee: { basisPoints: 300, minimum: 0, fixed: 0 },
    freight: 90_000,
    km: 45,
  });
  await purchasedOffer(world, id, { offer: { title: 'Tudo somado' }, columns: { costs } });
  const row = (await new NegotiationsScreen().open('compra')).row('Tudo somado');
  await expect.element(row.getByTestId('current-value')).toHaveTextContent('R$ 10.000,00');
  await expect
    .element(row.getByTestId('full-price'))
    .toHaveTextContent('total R$ 11.200,00 com frete e taxas');
});
