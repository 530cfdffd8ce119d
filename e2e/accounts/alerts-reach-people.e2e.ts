import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { ready } from '../pages/ready.ts';
import { expectMail } from '../world/mailbox.ts';
import { rivalOf } from '../world/rival.ts';
import type { World } from '../world/world.ts';

const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** Bids as who is signed in in this browser, without its screens. */
async function bid(context: BrowserContext, code: number, reais: number): Promise<void> {
  const reply = await context.request.post('/api/lance', {
    headers: { 'security-token': await tokenOf(context) },
    data: { cdofrta: code, cdmoeda: 1, vllance: reais, ismaximo: false, frete: 'N', endereco: null },
  });
  expect(reply.status()).toBe(201);
}

/** The path inside the newest mail to a user that matches. */
async function mailedPath(world: World, email: string, expression: RegExp): Promise<string> {
  const text = await world.value(
    'text',
    `select text from mail where recipient = $1 and text like '%superado%' order by id desc limit 1`,
    [email],
  );
  return expression.exec(String(text))?.[0] ?? '';
}

const alertsPage = async (page: Page): Promise<void> => {
  await page.goto('/avisos/');
  await ready(page);
};

test('who is overtaken sees it at once wherever they are, and one tap leads back to the bid, BIDS-08', async ({
  browser,
  page,
  context,
  world,
  complaints,
}) => {
  const { email } = await world.signedIn(context);
  const rival = await rivalOf(browser, world);
  const title = `Saveiro ${world.word()}`;
  const code = await world.offer({ title });
  await bid(context, code, 10_000);
  const line = page.waitForResponse(/\/api\/live/);
  await page.goto('/favoritos/');
  await ready(page);
  await line;
  await expectMail(context.request, email, /^Lance registrado/);
  expect(await rival.bid(code, 10_500)).toBe(201);
  const toast = page.locator('[data-notices]');
  await expect(toast).toContainText(`Seu lance foi superado – ${title}`);
  await expect(page.locator('[data-notices][role=status]')).toHaveCount(1);
  await toast.getByRole('button', { name: 'Dar novo lance' }).click();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}/?\\?view=leilao&lance=minimo`));
  await expect(toast.getByRole('button')).toHaveCount(0);
  await expectMail(context.request, email, /^Seu lance foi superado/);
  expect(complaints).toEqual([]);
  await rival.leave();
});

test('the link of a mail turns mails of its kind off, with and without JavaScript', async ({
  browser,
  baseURL,
  page,
  context,
  world,
}) => {
  const { email } = await world.signedIn(context);
  const rival = await rivalOf(browser, world);
  const code = await world.offer();
  await bid(context, code, 10_000);
  expect(await rival.bid(code, 10_500)).toBe(201);
  await expectMail(context.request, email, /^Seu lance foi superado/);
  const path = await mailedPath(world, email, /\/avisos\/desligar\/[\w.-]+/);
  await page.goto(path);
  await expect(page.getByText('Pronto: não enviaremos mais e-mails de “Lance superado”.')).toBeVisible();
  await page.getByRole('link', { name: 'Escolher avisos' }).click();
  await expect(page.getByRole('switch', { name: 'E-mail: Lance superado' })).not.toBeChecked();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(`${baseURL}${path}`);
  await other.getByRole('button', { name: 'Desligar este aviso por e-mail' }).click();
  await expect(other.getByText('Pronto: não enviaremos mais')).toBeVisible();
  await other.goto(`${baseURL}${path.slice(0, -3)}AAA`);
  await other.getByRole('button', { name: 'Desligar este aviso por e-mail' }).click();
  await expect(other.getByText('Este link não desliga nenhum aviso.')).toBeVisible();
  await plain.close();
  await rival.leave();
});

/** A push service of the browser's own, which Chromium has none of without the network of its maker. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A browser without a screen shows no notifications, whatever it is allowed.
    if (Notification.permission === 'denied') {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = () => Promise.resolve('granted');
      sessionStorage.setItem('sem tela', 'sim');
    }
    const made = (): PushSubscription => {
      const keys = {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      };
      const endpoint = sessionStorage.getItem('inscrito') ?? '';
      return Object.assign(Object.create(PushSubscription.prototype), {
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: () => {
          sessionStorage.removeItem('inscrito');
          return Promise.resolve(true);
        },
      });
    };
    Object.defineProperty(PushSubscription.prototype, 'endpoint', {
      get: () => sessionStorage.getItem('inscrito'),
    });
    PushManager.prototype.getSubscription = () =>
      Promise.resolve(sessionStorage.getItem('inscrito') === null ? null : made());
    PushManager.prototype.subscribe = () => {
      sessionStorage.setItem('inscrito', `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`);
      return Promise.resolve(made());
    };
  });
}

test('alerts on this device are turned on by a click only, and what the house sends is shown', async ({
  page,
  context,
  world,
  complaints,
  baseURL,
}) => {
  const { id } = await world.signedIn(context);
  await context.grantPermissions(['notifications']);
  await withPushService(page);
  await alertsPage(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: 'Avise-me neste aparelho' }).click();
  await expect(page.getByText('Este aparelho recebe os seus avisos.')).toBeVisible();
  const devices = () =>
    world.value('n', 'select count(*)::int as n from push_device where account_id = $1', [id]);
  expect(await devices()).toBe(1);

  const protocol = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  const send = async (titulo: string): Promise<void> => {
    const data = JSON.stringify({
      titulo,
      caminho: '/oferta/7?view=leilao',
      marca: 'oferta-7',
      idioma: 'PTBR',
    });
    await protocol.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId: await registered,
      data,
    });
  };
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, tag, lang }) => [title, tag, lang].join(' | '));
    });
  if ((await page.evaluate(() => sessionStorage.getItem('sem tela'))) === null) {
    await send('Seu lance foi superado – Uno');
    await expect.poll(shown).toEqual(['Seu lance foi superado – Uno | oferta-7 | pt-BR']);
    await send('Seu lance foi superado de novo – Uno');
    await expect.poll(shown).toEqual(['Seu lance foi superado de novo – Uno | oferta-7 | pt-BR']);
  }

  await page.getByRole('button', { name: 'Desligar neste aparelho' }).click();
  await expect(page.getByText('Este aparelho não recebe mais avisos.')).toBeVisible();
  expect(await devices()).toBe(0);
  expect(complaints).toEqual([]);
});
