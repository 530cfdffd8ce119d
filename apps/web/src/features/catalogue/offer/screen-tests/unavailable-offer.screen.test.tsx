import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bidAs } from '../../../../../test/screens/deals/bid-as.ts';
import { answerCall, reply } from '../../../../../test/screens/calls.ts';
import { callAs } from '../../../../../test/screens/call-as.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { NegotiationsScreen } from '../../../../../test/screens/pages/negotiations-screen.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { salesTeam } from '../../../../../test/screens/deals/sales-team.ts';
import { world } from '../../../../../test/screens/world.ts';

const reason = { motivo: 'Chassi em verificação.' };

test('an offer that staff took off the site says so to who bid on it, and comes back, rule 0.31', async () => {
  const person = await world.signedIn();
  const title = `Gol ${world.word()}`;
  const code = await world.offer({ title });
  expect(await bidAs(person, code, 12_000)).toBe(201);
  const sales = await salesTeam();
  await sales.post(`offers/${code}/suspend`, reason);
  await openScreen(`/oferta/${code}`);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Oferta suspensa');
  await expect.element(page.getByRole('button', { name: /Comprar|Enviar lance/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Ver minhas negociações' })).toBeVisible();
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await expect.element(row).toMatchTextContent('Oferta suspensa');
  await expect.element(row).toMatchTextContent('O prazo está parado');
  await sales.post(`offers/${code}/release`, reason);
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.price).toMatchTextContent('R$ 12.000,00');
});

test('a page that stands open says at once that its offer was suspended, and comes back with it, rule 0.31', async () => {
  await world.signedIn();
  const code = await world.offer({ acceptsProposals: true });
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.sendBid).toBeEnabled();
  const sales = await salesTeam();
  await sales.post(`offers/${code}/suspend`, reason);
  const said = offer.panel.getByRole('alert').filter({ hasText: 'Oferta fora do ar' });
  await expect.element(said).toBeVisible();
  await expect.element(said).not.toMatchTextContent(reason.motivo);
  for (const control of [offer.sendBid, offer.automaticBid, offer.buyNow, offer.propose, offer.countdown])
    await expect.element(control).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Sua pergunta' })).not.toBeInTheDocument();
  await expect.element(offer.panel.getByText('Oferta encerrada')).not.toBeInTheDocument();
  await sales.post(`offers/${code}/release`, reason);
  await expect.element(offer.sendBid).toBeEnabled();
  await expect.element(said).not.toBeInTheDocument();
});

test('a page that was stored for a moment finds out when it opens that its offer is gone, rule 0.31', async () => {
  const code = await world.offer();
  answerCall('GET', `/offer/${code}/stat`, () => reply(404, { erros: ['Oferta não encontrada.'] }));
  const offer = await new OfferScreen().open(code, 'leilao');
  await expect.element(offer.panel.getByRole('alert')).toMatchTextContent('Oferta fora do ar');
});

test('after a day the bids are taken back there, after a question, rule 0.31', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ endsInSeconds: 5 * 86_400 });
  expect(await bidAs(person, code, 12_000)).toBe(201);
  const sales = await salesTeam();
  await sales.post(`offers/${code}/suspend`, reason);
  await openScreen(`/oferta/${code}`);
  const withdraw = page.getByRole('button', { name: 'Retirar meus lances' });
  await expect.element(page.getByRole('link', { name: 'Ver minhas negociações' })).toBeVisible();
  await expect.element(withdraw).not.toBeInTheDocument();
  await world.query(
    `update withdrawal_window set opens_at = now() - interval '1 hour' where offer_code = $1 returning id`,
    [code],
  );
  await openScreen(`/oferta/${code}`);
  await withdraw.click();
  const dialog = page.getByRole('dialog', { name: 'Retirar seus lances' });
  await expect.element(dialog).toMatchTextContent('não fica registro contra você');
  await dialog.getByRole('button', { name: 'Retirar lances' }).click();
  await expect.element(page.getByText('Seus lances foram retirados.').first()).toBeVisible();
});

test('the store of an offer may be unavailable, which visitors do not see, rule 0.31', async () => {
  const person = await world.signedIn();
  const code = await world.offer({ partnerId: await store() });
  expect(await bidAs(person, code, 12_000)).toBe(201);
  await world.query(
    `update partner set status = 'suspended' where id = (select partner_id from offer where code = $1) returning id`,
    [code],
  );
  await openScreen(`/oferta/${code}`);
  await expect.element(page.getByRole('status').first()).toMatchTextContent('Loja indisponível');
  expect((await callAs(await world.person(), 'GET', `/offer/${code}`)).status).toBe(404);
});

async function store(): Promise<number> {
  const insert = `insert into partner (store, name, description, status, member_since)
    values ($1, 'Loja Teste', '', 'approved', now()) returning id`;
  return Number(await world.value('id', insert, [`loja-${world.word()}`]));
}
