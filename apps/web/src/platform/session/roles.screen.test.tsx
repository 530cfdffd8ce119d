import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../test/screens/deals/address.ts';
import { sentCalls } from '../../../test/screens/calls.ts';
import { openScreen } from '../../../test/screens/open-screen.tsx';
import { FlowScreen } from '../../../test/screens/pages/flow-screen.ts';
import { HomeScreen } from '../../../test/screens/pages/home-screen.ts';
import { OfferScreen } from '../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../test/screens/world.ts';

const gallery = page.getByRole('region', { name: 'Fotos e vídeos' });
const questions = page.getByRole('region', { name: 'Perguntas e respostas' });
const question = questions.getByRole('textbox', { name: 'Sua pergunta' });
const toSignIn = page.getByRole('dialog', { name: 'Entre para continuar' });
const heart = page.getByRole('main').getByRole('button', { name: 'Favoritar' });

/** How often each action was done on an offer. */
const storedDeals = (code: number): Promise<readonly unknown[]> =>
  world.query(
    `select action, count(*)::int as times from (
       select 'bid' as action from bid where offer_code = $1 and kind in ('L', 'P') union all select 'maximum' from maximum where offer_code = $1
       union all select 'purchase' from purchase where offer_code = $1
       union all select 'proposal' from proposal where offer_code = $1
       union all select 'question' from question where offer_code = $1
       union all select 'favourite' from favourite where offer_code = $1) done group by action order by action`,
    [code],
  );

const DEALS = [
  { action: 'bids', begin: (offer: OfferScreen) => offer.bid('10000'), kept: ['bid'] },
  {
    action: 'bids automatically',
    begin: (offer: OfferScreen) => offer.bidAutomatically('12000'),
    kept: ['bid', 'maximum'],
  },
  { action: 'buys', begin: (offer: OfferScreen) => offer.buyNow.click(), kept: ['purchase'] },
  { action: 'proposes', begin: (offer: OfferScreen) => offer.sendProposal('9000'), kept: ['proposal'] },
] as const;

const forAll = () => world.offer({ buyNow: 20_000, acceptsProposals: true });
const once = (kept: readonly string[]) => kept.map((action) => ({ action, times: 1 }));
const opened = (code: number) => new OfferScreen().open(code, 'leilao');

describe('a visitor', () => {
  test('browses, searches and filters, ROLE-01', async () => {
    await page.viewport(1400, 900);
    const word = world.word();
    for (const brand of ['Volvo', 'Scania'])
      await world.offer({ title: `${brand} ${word}`, vehicles: [{ categoryCode: 5, brand }] });
    const home = await new HomeScreen().open();
    // A page of offers, less those that end at this moment.
    await expect.poll(() => home.shown().length).toBeGreaterThan(5);
    await home.searchFor(word);
    await expect.poll(home.shown).toEqual([`Scania ${word}`, `Volvo ${word}`]);
    await home.choice(/^Volvo/).click();
    await expect.poll(home.shown).toEqual([`Volvo ${word}`]);
    expect(sentCalls().filter(({ headers }) => headers.has('security-token'))).toEqual([]);
  });

  test('opens an offer from its card, turns its pictures and reads its questions, ROLE-01', async () => {
    const title = `Gol ${world.word()}`;
    const code = await world.offer({ title, photos: 2 });
    await world.query(
      `insert into question (offer_code, account_id, text, answer, answered_at, created_at)
       values ($1, $2, 'Tem laudo?', 'Tem, sim.', now(), now()) returning code`,
      [code, (await world.person()).id],
    );
    const home = await new HomeScreen().open(`term=${title.slice(4)}`);
    await home.card(title).getByRole('link').first().click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await gallery.getByRole('button', { name: 'Próxima' }).click();
    await expect.element(gallery.getByText('2 / 2', { exact: true })).toBeVisible();
    await expect.element(questions.getByRole('listitem')).toHaveTextContent('Tem laudo?Tem, sim.');
    expect(currentAddress()).toBe(`/oferta/${code}?view=leilao`);
    expect(sentCalls().filter(({ headers }) => headers.has('security-token'))).toEqual([]);
  });

  for (const { action, begin } of DEALS) {
    test(`who ${action} is led to sign in, and nothing is stored, ROLE-02`, async () => {
      const code = await forAll();
      await begin(await opened(code));
      await toSignIn.getByRole('button', { name: 'OK' }).click();
      const back = encodeURIComponent(`/oferta/${code}?view=leilao`);
      await expect.poll(currentAddress).toBe(`/auth/?redirectFrom=${back}`);
      expect(await storedDeals(code)).toEqual([]);
    });
  }

  test('who wants to ask is led to sign in, ROLE-02', async () => {
    const code = await forAll();
    await openScreen(`/oferta/${code}`);
    await expect.element(question).toBeDisabled();
    await questions.getByRole('link', { name: 'Entrar para perguntar' }).click();
    await expect.poll(currentAddress).toBe(`/auth/?redirectFrom=${encodeURIComponent(`/oferta/${code}`)}`);
    expect(await storedDeals(code)).toEqual([]);
  });

  test('who presses a heart marks nothing, ROLE-02', async () => {
    const code = await forAll();
    await opened(code);
    await heart.first().click();
    await expect.element(heart.first()).toHaveAttribute('aria-pressed', 'false');
    expect(sentCalls('POST', '/offer/favorite')).toEqual([]);
    expect(await storedDeals(code)).toEqual([]);
  });
});

describe('a signed-in user', () => {
  for (const { action, begin, kept } of DEALS) {
    test(`${action}, and it is stored, ROLE-03`, async () => {
      await world.signedIn();
      const code = await forAll();
      await begin(await opened(code));
      const flow = new FlowScreen();
      await flow.toReview('Retirar no pátio');
      await flow.commit();
      await expect.element(flow.done).toBeVisible();
      expect(await storedDeals(code)).toEqual(once(kept));
    });
  }

  test('asks, is thanked, and the question is kept, ROLE-03, ERRS-03', async () => {
    await world.signedIn();
    const code = await forAll();
    await opened(code);
    await question.fill('Aceita troca?');
    await questions.getByRole('button', { name: 'Enviar pergunta' }).click();
    const thanks = page.getByRole('dialog', { name: 'Pergunta enviada' });
    await expect.element(thanks).toMatchTextContent('Obrigado! Sua pergunta foi enviada.');
    expect(await storedDeals(code)).toEqual(once(['question']));
  });

  test('marks an offer by its heart, and it is stored, ROLE-03', async () => {
    await world.signedIn();
    const code = await forAll();
    await opened(code);
    await heart.first().click();
    const marked = page.getByRole('main').getByRole('button', { name: 'Remover dos favoritos' });
    await expect.element(marked.first()).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => storedDeals(code)).toEqual(once(['favourite']));
  });
});
