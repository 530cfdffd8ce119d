import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { attributesOf, textsOf } from '../../../../test/screens/elements.ts';
import { world } from '../../../../test/screens/world.ts';
import { fieldOf, numberOf } from '../../../../test/world/world.ts';

let store = '';
let id = 0;
let code = 0;
let word = '';
beforeAll(async () => {
  word = world.word();
  store = `loja-${word.replaceAll(/[^a-z]/g, '')}`;
  id = numberOf(
    await world.value(
      'id',
      `insert into partner (store, name, description, photo, phone, email, status, member_since)
       values ($1, 'Loja da Serra', 'Usados com garantia', '/media/' || $1, '27999887766', $1 || '@parceiro.test', 'approved',
         '2025-03-01T12:00:00Z') returning id`,
      [store],
    ),
  );
  code = await world.offer({
    title: `Da loja ${word}`,
    partnerId: id,
    buyNow: 30_000,
    acceptsProposals: true,
    vehicles: [{ brand: 'Fiat' }],
  });
  await world.offer({ title: `De fora ${word}` });
});

const titles = page.getByCss('#ofertas').getByRole('article').getByRole('heading', { level: 3 });

describe('the home of a store', () => {
  test('opens at its name alone, and shows only its offers, ROUT-30, PART-01', async () => {
    await openScreen(`/${store}`);
    await expect.poll(currentAddress).toBe(`/${store}/home`);
    await expect.poll(() => textsOf(titles)).toEqual([`Da loja ${word}`]);
  });

  test('says whose it is: photo, name, since when, description, PART-04', async () => {
    await openScreen(`/${store}/home`);
    const card = page
      .getByCss('section')
      .filter({ has: page.getByRole('heading', { name: 'Loja da Serra' }) })
      .last();
    await expect.element(card).toMatchTextContent('01/03/2025');
    await expect.element(card).toMatchTextContent('Usados com garantia');
    expect(attributesOf(card.getByCss('img'), 'src')).toEqual([expect.stringContaining(`/media/${store}`)]);
  });
});

for (const path of ['/home', '/oferta', '/texto/empresa', '/auth/', '/politica-privacidade']) {
  test(`every link of ${path} stays in the store, ROUT-29, PART-02`, async () => {
    await openScreen(path === '/oferta' ? `/${store}/oferta/${code}` : `/${store}${path}`);
    const selector = 'a[href^="/"]:not([href^="/api/"]):not([href*="idiom="])';
    const links = attributesOf(page.getByCss(selector), 'href');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !link.startsWith(`/${store}/`))).toEqual([]);
  });
}

test("another user's offer at the address of a store leads to its own address, PART-01, ROUT-29", async () => {
  const outside = await world.offer({ title: `Outra de fora ${word}` });
  await openScreen(`/${store}/oferta/${outside}?view=leilao`);
  await expect.poll(currentAddress).toBe(`/oferta/${outside}?view=leilao`);
  await openScreen(`/${store}/oferta/${outside}/conferir`);
  await expect.poll(currentAddress).toBe(`/oferta/${outside}/conferir`);
  await openScreen(`/${store}/oferta/${code}?view=leilao`);
  await expect.element(new OfferScreen().buyNow).toBeVisible();
  expect(currentAddress()).toBe(`/${store}/oferta/${code}?view=leilao`);
});

test('the filters of a store name only what its offers have, PART-01, FILT-08', async () => {
  await page.viewport(1400, 900);
  await openScreen(`/${store}/home`);
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const brands = filters.getByRole('group', { name: 'Marcas' });
  await expect.element(brands.getByRole('checkbox').first()).toBeVisible();
  expect(brands.getByRole('checkbox').elements()).toHaveLength(1);
  await expect.element(brands.getByRole('button', { name: /^Mostrar mais/ })).not.toBeInTheDocument();
});

test('calls name the store inside it and nowhere else, ROUT-33, ROUT-34, PART-03', async () => {
  const named = () => [...new Set(sentCalls().map(({ query }) => query.get('partner') ?? ''))];
  await page.viewport(1400, 900);
  await openScreen(`/${store}/oferta/${code}`);
  await expect.poll(() => sentCalls('GET', /ledger/).length).toBeGreaterThan(0);
  expect(named()).toEqual([store]);
  const before = sentCalls().length;
  await openScreen(`/oferta/${code}`);
  await expect.poll(() => sentCalls('GET', /ledger/).length).toBeGreaterThan(1);
  expect(
    sentCalls()
      .slice(before)
      .filter(({ query }) => query.has('partner'))
      .map(({ path }) => path),
  ).toEqual([]);
});

test('an offer in a store is bought or proposed for, never bid on, DETL-16', async () => {
  const offer = new OfferScreen();
  await openScreen(`/${store}/oferta/${code}?view=leilao`);
  await expect.element(offer.buyNow).toBeVisible();
  await expect.element(offer.propose).toBeVisible();
  await expect.element(offer.bidField).not.toBeInTheDocument();
  await expect.element(offer.automaticBid).not.toBeInTheDocument();
});

test('an offer in a store shows who sells it, DETL-17', async () => {
  await openScreen(`/${store}/oferta/${code}`);
  const { panel } = new OfferScreen();
  await expect.element(panel.getByText('Loja da Serra').first()).toBeVisible();
  await expect.element(panel.getByCss(`img[src^="/media/${store}"]`)).toBeInTheDocument();
});

test('what is chosen in a store keeps who sells it, PART-06', async () => {
  await world.signedIn();
  await openScreen(`/${store}/oferta/${code}`);
  await new OfferScreen().buyNow.click();
  await expect.poll(currentAddress).toContain(`/${store}/fluxo/`);
  const stored: unknown = JSON.parse(sessionStorage.getItem('patio.fluxo') ?? 'null');
  expect(fieldOf(stored, 'parceiro')).toEqual({ id, nome: 'Loja da Serra' });
});

test('a store that does not exist leads home from its screens, and calls name none, ROUT-31, PART-05', async () => {
  const unknown: unknown = await (await fetch('/api/partner?partner=naoexiste')).json();
  expect(fieldOf(unknown, 'id')).toBeNull();
  await openScreen('/naoexiste/home');
  await expect.poll(currentAddress).toBe('/home');
  await expect.element(page.getByCss('#ofertas')).toBeVisible();
});

describe('writing to a store', () => {
  const dialog = page.getByRole('dialog', { name: 'Falar com Loja da Serra' });
  const send = dialog.getByRole('button', { name: 'Enviar mensagem' });
  const open = async () => {
    await openScreen(`/${store}/oferta/${code}`);
    await page.getByRole('button', { name: 'Falar com o revendedor' }).click();
  };
  const fill = async () => {
    await dialog.getByLabelText('Seu nome').fill('Ana');
    await dialog.getByLabelText('Seu telefone').fill('(27) 99911-2233');
    await dialog.getByLabelText('Mensagem').fill('Ainda está à venda?');
  };

  test('is possible on WhatsApp too, PART-07', async () => {
    await openScreen(`/${store}/home`);
    await expect
      .element(page.getByRole('link', { name: /^Conversar pelo WhatsApp/ }))
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/5527999887766\?text=/));
  });

  test('asks for name, telephone and message, PART-07', async () => {
    await open();
    await send.click();
    for (const text of ['Digite seu nome', 'Digite seu telefone', 'Escreva sua mensagem'])
      await expect.element(dialog.getByText(text)).toBeVisible();
  });

  test('names store and offer, PART-07', async () => {
    await world.query('delete from partner_contact');
    await open();
    await fill();
    await send.click();
    await expect.element(page.getByRole('dialog', { name: 'Mensagem enviada' })).toBeVisible();
    const [call] = sentCalls('POST', '/partner/contato');
    expect(call?.query.get('partner')).toBe(store);
    expect(fieldOf(call?.body, 'codigoOferta')).toBe(code);
  });

  test('that fails says so, and the words are there when the page is opened again', async () => {
    await open();
    await fill();
    answerCall('POST', '/partner/contato', () => reply(503, { erros: ['x'] }));
    await send.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nada se perdeu');
    await open();
    await expect.element(dialog.getByLabelText('Mensagem')).toHaveValue('Ainda está à venda?');
  });

  test('too often is refused with words, and stays in the form, S-43', async () => {
    answerCall('POST', '/partner/contato', () =>
      reply(429, { erros: ['Muitas tentativas. Aguarde um pouco e tente de novo.'] }),
    );
    await open();
    await fill();
    await send.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Muitas tentativas');
    await expect.element(dialog.getByLabelText('Mensagem')).toHaveValue('Ainda está à venda?');
  });
});
