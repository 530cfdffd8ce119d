import { expect, test } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { ready } from '../pages/ready.ts';
import { fieldOf, numberOf } from '../world/world.ts';
import { expectMail } from '../world/mailbox.ts';

const lettersOf = (word: string): string => word.replaceAll(/[^a-z]/g, '');

test.describe('talking to a store', () => {
  let store = '';
  let offer = 0;
  const mail = () => `${store}@parceiro.test`;
  test.beforeAll(async ({ world }) => {
    store = `fala-${lettersOf(world.word())}`;
    const id = numberOf(
      await world.value(
        'id',
        `insert into partner (store, name, description, phone, email, status, member_since)
         values ($1, 'Loja que Fala', 'Usados', '27999887766', $2, 'approved', '2025-03-01T12:00:00Z') returning id`,
        [store, mail()],
      ),
    );
    offer = await world.offer({ title: 'Saveiro da loja', partnerId: id, buyNow: 30_000 });
  });

  test('a visitor writes from the card of the store and from the side bar of an offer, PART-07 PART-04', async ({
    page,
    request,
    world,
  }) => {
    await world.query('delete from partner_contact');
    await page.goto(`/${store}/home`);
    await ready(page);
    await expect(page.getByText('LF', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Conversar pelo WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5527999887766\?text=/,
    );
    await new HomePage(page).card('Saveiro da loja').getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${store}/oferta/${offer}`));
    // The home of the store has the same button and stands until the offer is there.
    await expect(page.getByRole('heading', { name: 'Saveiro da loja', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Falar com o revendedor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Falar com Loja que Fala' });
    await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
    for (const text of ['Digite seu nome', 'Digite seu telefone', 'Escreva sua mensagem'])
      await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByLabel('Seu nome').fill('Ana');
    await dialog.getByLabel('Seu telefone').fill('(27) 99911-2233');
    await dialog.getByLabel('Mensagem').fill('Ainda está à venda?');

    await page.route('**/partner/contato*', (route) =>
      route.fulfill({ status: 503, json: { erros: ['x'] } }),
    );
    await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Nada se perdeu');
    await page.unroute('**/partner/contato*');
    await page.reload();
    await ready(page);
    await page.getByRole('button', { name: 'Falar com o revendedor' }).click();
    await expect(dialog.getByLabel('Mensagem')).toHaveValue('Ainda está à venda?');

    const sent = page.waitForRequest('**/partner/contato*');
    await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('dialog', { name: 'Mensagem enviada' })).toBeVisible();
    const call = await sent;
    expect(call.url()).toContain(`partner=${store}`);
    expect(fieldOf(call.postDataJSON(), 'codigoOferta')).toBe(offer);
    await expectMail(request, mail(), /Mensagem de um visitante/);
  });

  test('the fourth message of an hour is refused with words, and stays in the form; a page that is ready loses no click, S-43', async ({
    page,
    world,
  }) => {
    await world.query('delete from partner_contact');
    await page.route(/\/assets\/partner-card-.+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto(`/${store}/home`);
    await ready(page);
    await page.route('**/partner/contato*', (route) =>
      route.fulfill({
        status: 429,
        json: { erros: ['Muitas tentativas. Aguarde um pouco e tente de novo.'] },
      }),
    );
    await page.getByRole('button', { name: 'Falar com o revendedor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Seu nome').fill('Ana');
    await dialog.getByLabel('Seu telefone').fill('27999112233');
    await dialog.getByLabel('Mensagem').fill('Oi');
    await dialog.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Muitas tentativas');
    await expect(dialog.getByLabel('Mensagem')).toHaveValue('Oi');
  });
});
