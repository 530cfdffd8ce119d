import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { changeReply, objectOf } from '../../../../test/screens/changed-reply.ts';
import { placeBid } from '../../../../test/screens/deals/deals-by-call.ts';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { fieldOf, textOf } from '../../../../test/world/world.ts';

const entry = (seq: number) => ({
  seq,
  em: new Date(Date.UTC(2026, 10, 20, 12, seq % 60)).toISOString(),
  participante: `Participante ${(seq % 3) + 1}`,
  tipo: seq % 5 === 0 ? 'P' : 'L',
  valor: 1_000_000 + seq * 10_000,
  anterior: '0'.repeat(64),
  hash: 'a'.repeat(64),
  selo: null,
});

test('one’s own bids are marked among the pseudonyms, with the time in São Paulo, GENL-09', async () => {
  const person = await world.signedIn();
  const code = await world.offer();
  await placeBid(person, code, 10_000);
  const { history } = await new OfferScreen().open(code, 'leilao');
  history.element().scrollIntoView();
  const row = history.getByRole('row').nth(1);
  await expect.element(row).toMatchTextContent('Você');
  await expect.element(row).toMatchTextContent('Manual');
  const [bid] = await world.query(
    `select to_char(at at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI') as at from bid where offer_code = $1`,
    [code],
  );
  await expect.element(row).toMatchTextContent(textOf(fieldOf(bid, 'at')));
  await expect.element(history).toMatchTextContent('Horários de São Paulo.');
});

test('a long history comes a page at a time, a failed one says so and is tried again', async () => {
  const code = await world.offer();
  answerCall('GET', `/offer/${code}/ledger`, () => reply(500, { erros: ['x'] }));
  const { history } = await new OfferScreen().open(code, 'leilao');
  history.element().scrollIntoView();
  await expect
    .element(history.getByRole('alert'))
    .toMatchTextContent('Não foi possível carregar o histórico.');
  changeReply('GET', `/offer/${code}/ledger`, (ledger) => ({
    ...objectOf(ledger),
    entradas: Array.from({ length: 120 }, (_, at) => entry(at + 1)),
  }));
  await history.getByRole('button', { name: 'Tentar de novo' }).click();
  const rows = history.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/Automático.*R\$ 22\.000,00/);
  expect(rows.elements()).toHaveLength(9);
  const more = (count: number) => history.getByRole('button', { name: `Mostrar mais ${count} (de 120)` });
  for (const [click, shown] of [
    [50, 59],
    [50, 109],
    [12, 121],
  ] as const) {
    await more(click).click();
    await expect.poll(() => rows.elements()).toHaveLength(shown);
  }
  await expect.element(page.getByRole('button', { name: /^Mostrar mais/ })).not.toBeInTheDocument();
});
