import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { buyNow, placeBid } from '../../../../../test/screens/deals/deals-by-call.ts';
import { endIn } from '../../../../../test/world/end-in.ts';
import { SIZES } from '../../../../../test/screens/sizes.ts';
import { world } from '../../../../../test/screens/world.ts';

const similar = page.getByRole('region', { name: 'Ofertas semelhantes' }).first();

for (const { screen, width, height } of SIZES) {
  test(`a sold offer says when and how on ${screen}, and has nothing left to press, BUYN-02, C-67`, async () => {
    await page.viewport(width, height);
    await world.offer({ title: `Parecida ${world.word()}` });
    const code = await world.offer({ status: 'V', buyNow: 20_000, endsInSeconds: -3600 });
    const offer = await new OfferScreen().open(code, 'leilao');
    await expect
      .element(offer.panel.getByRole('status'))
      .toMatchTextContent(/^Vendida em \d\d\/\d\d\/\d{4} por lance/);
    await expect.element(offer.panel.getByText('Esta oferta não está mais disponível.')).toBeVisible();
    await expect.element(offer.panel.getByText(/Não divulgamos quem comprou\./)).toBeVisible();
    for (const button of [offer.buyNow, offer.sendBid, offer.automaticBid, offer.propose])
      await expect.element(button).not.toBeInTheDocument();
    await expect.element(offer.history).toBeInTheDocument();
    await offer.panel.getByRole('link', { name: 'Ver ofertas semelhantes' }).click();
    await expect.element(similar).toBeInViewport();
  });
}

test('the page that the winner has open says at the end that the offer is theirs, and leads to the purchase', async () => {
  const person = await world.signedIn();
  const code = await world.offer();
  await placeBid(person, code, 10_500);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText('Você está ganhando')).toBeVisible();
  await endIn(world, code, 0, 0);
  await expect.element(offer.panel.getByRole('status').first()).toMatchTextContent(/^Esta oferta é sua/);
  await expect.element(offer.panel).toMatchTextContent(/Valor: R\$ 10\.500,00\./);
  await expect.element(offer.panel).not.toMatchTextContent(/Não divulgamos quem comprou/);
  await expect.element(offer.panel).not.toMatchTextContent(/não está mais disponível/);
  await expect
    .element(offer.panel.getByRole('link', { name: 'Ver minha compra' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/compra\/\d+$/));
});

test('the loser who has the page open reads that another user got it, and not who', async () => {
  const person = await world.signedIn();
  const winner = await world.person();
  const code = await world.offer();
  await placeBid(person, code, 10_500);
  await placeBid(winner, code, 11_000);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
  await endIn(world, code, 0, 0);
  await expect
    .element(offer.panel.getByRole('status').first())
    .toMatchTextContent(/^Outra pessoa ficou com esta oferta/);
  expect(document.body.textContent).not.toContain(winner.name);
});

test('anyone who bought at once reads on the page that the offer is theirs', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ buyNow: 20_000 });
  await buyNow(person, code, 20_000);
  const offer = await new OfferScreen().open(code);
  await expect.element(offer.panel.getByText('Esta oferta é sua', { exact: true })).toBeVisible();
});

test('an offer that is over has no countdown and takes no question, but shows those that were asked', async () => {
  const { id } = await world.person();
  const code = await world.offer({ status: 'E', endsInSeconds: -3600 });
  await world.query(
    `insert into question (offer_code, account_id, text, answer, answered_at, created_at) values ($1, $2, 'Tem laudo?', 'Tem, sim.', now(), now()) returning code`,
    [code, id],
  );
  await world.signedIn();
  const offer = await new OfferScreen().open(code);
  await expect.element(offer.panel.getByRole('status')).toMatchTextContent(/^Encerrada em/);
  await expect.element(offer.countdown).not.toBeInTheDocument();
  const questions = page.getByRole('region', { name: 'Perguntas e respostas' });
  await expect.element(questions.getByRole('listitem')).toMatchTextContent('Tem laudo?');
  await expect.element(questions).toMatchTextContent('Esta oferta não recebe mais perguntas.');
  await expect.element(questions.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Fazer uma pergunta' })).not.toBeInTheDocument();
});

test('an offer bought before its end was over with the sale', async () => {
  const code = await world.offer({ buyNow: 20_000, endsInSeconds: 5 * 86_400 });
  await buyNow(await world.person(), code, 20_000);
  const offer = await new OfferScreen().open(code);
  const sold = offer.panel.getByText(/^Vendida em .+ pelo preço de compra já$/);
  await expect.element(sold).toBeVisible();
  const [day = ''] = /\d\d\/\d\d\/\d{4}/.exec(sold.element().textContent) ?? [];
  await expect
    .element(offer.panel.getByText(new RegExp(`^Encerrada em ${day} \\d\\d:\\d\\d$`)))
    .toBeVisible();
});

test('an offer that was sold before its end says until when the maximums stay secret, rule 0.41', async () => {
  const code = await world.offer({ buyNow: 20_000, endsInSeconds: 5 * 86_400 });
  await buyNow(await world.person(), code, 20_000);
  const offer = await new OfferScreen().open(code);
  await expect.element(offer.panel).toMatchTextContent(/ficam em segredo até \d\d\/\d\d\/\d{4} \d\d:\d\d/);
});

test('an offer that ended without sale says so and names no price', async () => {
  const offer = await new OfferScreen().open(
    await world.offer({ status: 'E', base: 5000, endsInSeconds: -3600 }),
  );
  await expect
    .element(offer.panel.getByRole('status'))
    .toMatchTextContent(/^Encerrada em \d\d\/\d\d\/\d{4} sem venda/);
  await expect.element(offer.price).not.toBeInTheDocument();
});

for (const [how, options] of [
  ['without a sale', { status: 'E' }],
  ['by a bid', { status: 'V' }],
] as const) {
  test(`an offer that ended ${how} says its end once, and at what time`, async () => {
    const offer = await new OfferScreen().open(await world.offer({ ...options, endsInSeconds: -3600 }));
    const shown = offer.panel.getByText(/^(Encerrada|Vendida) em \d/);
    await expect.element(shown.first()).toBeVisible();
    expect(shown.elements()).toHaveLength(1);
    await expect.element(offer.panel.getByText(/^Às \d\d:\d\d, horário de Brasília\.$/)).toBeVisible();
  });
}

test('English readers get the text in English, I18N-02', async () => {
  const code = await world.offer({ status: 'E', endsInSeconds: -3600 });
  await openScreen(`/oferta/${code}?idiom=EN`);
  await expect.element(page.getByText(/^Ended on \d{1,2} [A-Z][a-z]{2} \d{4} without a sale$/)).toBeVisible();
});
