import { expect, test } from 'vitest';
import { changeRows } from '../../../../test/screens/changed-reply.ts';
import { buyNow, placeBid, propose } from '../../../../test/screens/deals/deals-by-call.ts';
import { once } from '../../../../test/screens/deals/once.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { textsOf } from '../../../../test/screens/elements.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer, type PurchaseOptions } from '../../../../test/world/purchases.ts';
import { fieldOf } from '../../../../test/world/world.ts';

const DATE = '2026-11-01';

/** Purchases in different states, and the label of each state in both languages. */
const PURCHASES: readonly (readonly [pt: string, en: string, options: PurchaseOptions])[] = [
  ['Aguardando contato', 'Waiting for contact', {}],
  ['Aguardando liberação de crédito', 'Waiting for credit release', { status: 'C' }],
  ['Aguardando retirada', 'Waiting for collection', { status: 'L' }],
  ['Compra finalizada', 'Purchase finalized', { status: 'X' }],
  ['Cancelamento em análise', 'Cancellation under review', { columns: { cancellation: 'Q' } }],
  [
    'Cancelamento rejeitado',
    'Cancellation rejected',
    { status: 'L', columns: { cancellation_rejected_at: DATE } },
  ],
  ['Cancelado', 'Cancelled', { columns: { cancelled_at: DATE } }],
];
const NEGOTIATIONS = [
  ['Gol superado', 'Lance superado', 'Outbid'],
  ['Gol perdido', 'Oferta perdida', 'Offer lost'],
  ['Gol encerrado', 'Oferta encerrada', 'Offer ended'],
] as const;
const STEPS = [
  ['Recusado', 'Rejected', { tipo: 'L', status: 'R' }],
  ['Desistência', 'Withdrawn', { tipo: 'L', status: 'K' }],
  ['Lance cancelado', 'Bid cancelled', { tipo: 'L', status: 'Z' }],
  ['Proposta recusada', 'Proposal rejected', { tipo: 'O', status: 'R' }],
  ['Proposta retirada', 'Proposal withdrawn', { tipo: 'O', status: 'K' }],
] as const;

/** A user with an offer in each of these states. */
const buyer = once(async () => {
  const [person, rival] = [await world.person(), await world.person()];
  for (const [at, [, , options]] of PURCHASES.entries())
    await purchasedOffer(world, person.id, { ...options, offer: { title: `Compra ${at}` } });
  const beaten = await world.offer({ title: 'Gol superado' });
  await placeBid(person, beaten, 10_000);
  await placeBid(rival, beaten, 10_500);
  const lost = await world.offer({ title: 'Gol perdido', buyNow: 20_000 });
  await placeBid(person, lost, 10_000);
  await buyNow(rival, lost, 20_000);
  const ended = await world.offer({ title: 'Gol encerrado', acceptsProposals: true });
  await propose(person, ended, 9000);
  await world.query(`update offer set status = 'E' where code = $1 returning code`, [ended]);
  return person;
});

for (const [idiom, at] of [
  ['PTBR', 0],
  ['EN', 1],
] as const) {
  test(`the fifteen labels stand on the screen in ${idiom}, STAT-15`, async () => {
    await world.signIn(await buyer());
    const list = new NegotiationsScreen();
    await openScreen(`/negociacao/?view=compra&idiom=${idiom}`);
    for (const [number, labels] of PURCHASES.entries()) {
      const row = list.row(`Compra ${number}`);
      await expect.element(row.getByText(labels[at], { exact: true })).toBeVisible();
    }
    changeRows('/offer/myoffers', (row) =>
      fieldOf(row, 'title') === 'Gol superado' ? { ...row, histLances: STEPS.map(step) } : row,
    );
    await openScreen(`/negociacao/?view=negociacao&idiom=${idiom}`);
    for (const [title, ...labels] of NEGOTIATIONS)
      await expect.element(list.row(title).getByText(labels[at], { exact: true })).toBeVisible();
    const row = list.row('Gol superado');
    await row.getByCss('summary').click();
    await expect.element(row.getByRole('listitem').first()).toBeVisible();
    const words = textsOf(row.getByRole('listitem').getByCss('span:nth-child(2)'));
    expect(words.toSorted()).toEqual(STEPS.map((labels) => labels[at]).toSorted());
  });
}

function step([, , { tipo, status }]: (typeof STEPS)[number], at: number): object {
  return { data: `2026-11-0${at + 1}T15:00:00.000Z`, valor: 1000, codigoUsr: null, status, tipo };
}
