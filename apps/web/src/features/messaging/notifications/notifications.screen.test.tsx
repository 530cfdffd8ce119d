import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { sentCalls } from '../../../../test/screens/calls.ts';
import { notifyHouse } from '../../../../test/screens/house.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { header, main } from '../../../../test/screens/pages/header-part.ts';
import { world } from '../../../../test/screens/world.ts';
import { fieldOf } from '../../../../test/world/world.ts';

const GUID = '5d9f0f8e-5c52-4c3a-9a0e-0a1e64b3a7c1';
const REPORT = 'relatorio-de-vistoria-completo.pdf';

interface Told {
  readonly title: string;
  readonly body?: string;
  readonly at: string;
  readonly file?: string;
  readonly bytes?: number;
}

const TWO_DAYS: readonly Told[] = [
  { title: 'Proposta recusada', at: '2026-03-01T15:30:00Z' },
  {
    title: 'Lance superado',
    body: '&lt;b&gt;Atenção&lt;/b&gt; &amp; pressa &#x60;já&#x60;<script>document.title="x"</script>',
    at: '2026-03-02T12:05:00Z',
  },
  { title: 'Compra liberada', at: '2026-03-02T18:00:00Z', file: REPORT },
];

/** A signed-in user with notifications. */
async function visible(given: readonly Told[]): Promise<void> {
  const { id } = await world.signedIn();
  for (const { title, body = '<p>Texto</p>', at, file = null, bytes = 211_356 } of given) {
    await world.query(
      `insert into notification (account_id, title, body, created_at, attachment_name, attachment_guid, attachment_bytes)
       values ($1, $2, $3, $4, $5, case when $5::text is null then null else $6::uuid end,
               case when $5::text is null then null else $7::int end)`,
      [id, title, body, at, file, GUID, bytes],
    );
  }
}

const list = () => page.getByRole('navigation', { name: 'Lista de notificações' });
const read = (name: RegExp) => list().getByRole('link', { name }).click();
const content = () => page.getByRole('article');

test('notifications are listed under their dates with title and time, NOTF-01, ROUT-18', async () => {
  await visible(TWO_DAYS);
  await openScreen('/notification/');
  await expect.element(list()).toBeVisible();
  const days = list().getByRole('heading').elements();
  expect(days.map(({ textContent }) => textContent)).toEqual(['02/03/2026', '01/03/2026']);
  const [purchase, bid, proposal] = list().getByRole('link').elements();
  expect(purchase?.textContent).toMatch(/^Compra liberada.*15:00$/);
  expect(bid?.textContent).toMatch(/^Lance superado.*09:05$/);
  expect(proposal?.textContent).toMatch(/^Proposta recusada.*12:30$/);
});

test('the chosen one stands beside the list with title, date, time and decoded body, NOTF-02, NOTF-09', async () => {
  await visible(TWO_DAYS);
  await openScreen('/notification/');
  await read(/Lance superado/);
  await expect.element(content().getByRole('heading', { name: 'Lance superado' })).toHaveFocus();
  await expect.element(list()).toBeVisible();
  await expect.element(content()).toMatchTextContent('02/03/2026 09:05');
  await expect.element(content()).toMatchTextContent('Atenção & pressa `já`');
  await expect.element(content().getByCss('b')).toHaveTextContent('Atenção');
  await expect.element(content().getByCss('script')).not.toBeInTheDocument();
});

test('the sender stands below it with telephones, e-mail and address, NOTF-04', async () => {
  notifyHouse({
    phone: '2733330000',
    whatsapp: '27999990000',
    email: 'contato@patio.test',
    office: 'Rua do Pátio, 1, Serra - ES',
  });
  await visible(TWO_DAYS);
  await openScreen('/notification/');
  await read(/Lance superado/);
  const fact = (name: string) => content().getByCss(`dt:has-text("${name}") + dd`);
  await expect.element(fact('Telefone')).toHaveTextContent('(27) 3333-0000');
  await expect.element(fact('WhatsApp')).toHaveTextContent('(27) 99999-0000');
  await expect.element(fact('E-mail')).toHaveTextContent('contato@patio.test');
  await expect.element(fact('Endereço')).toHaveTextContent('Rua do Pátio, 1, Serra - ES');
});

test('reading one marks it as read, and the count of the menu falls, NOTF-10, LAYO-08', async () => {
  await visible(TWO_DAYS);
  await openScreen('/home');
  await expect.element(header.account).toHaveAccessibleName(/3 notificações/);
  await header.account.click();
  for (const [name, href] of [
    ['Meu perfil', /^\/perfil\/$/],
    ['Meus favoritos', /^\/favoritos\/$/],
    ['Minhas negociações', /^\/negociacao\//],
  ] as const)
    await expect
      .element(header.root.getByRole('link', { name }))
      .toHaveAttribute('href', expect.stringMatching(href));
  await header.root.getByRole('link', { name: /^Notificações/ }).click();
  await expect.poll(currentAddress).toBe('/notification/');
  await read(/Lance superado/);
  await expect.element(header.account).toHaveAccessibleName(/2 notificações/);
  const readCodes = () =>
    sentCalls('POST', '/usrio/notif').map(({ body }) => fieldOf(body, 'codigoNotificacao'));
  const shown = Number(new URLSearchParams(location.search).get('n'));
  await expect.poll(readCodes).toContain(shown);
  await openScreen(currentAddress());
  await expect.element(content().getByRole('heading', { name: 'Lance superado' })).toBeVisible();
  await expect.element(page.getByText('2 não lidas')).toBeVisible();
  await expect.element(header.account).toHaveAccessibleName(/2 notificações/);
});

test('an attachment stands there where there is one, and only there, NOTF-03', async () => {
  await visible(TWO_DAYS);
  await openScreen('/notification/');
  await read(/Proposta recusada/);
  await expect.element(content().getByRole('heading', { name: 'Proposta recusada' })).toBeVisible();
  await expect.element(content().getByRole('region', { name: 'Anexo' })).not.toBeInTheDocument();
  await read(/Compra liberada/);
  await expect.element(content().getByRole('region', { name: 'Anexo' })).toBeVisible();
});

for (const { file, bytes, text, ids } of [
  { file: REPORT, bytes: 211_356, text: 'relatorio-de-vistor...pdf0,2 Mb', ids: 'NOTF-07, NOTF-08' },
  { file: 'dezesseis-letras.pdf', bytes: 100, text: 'dezesseis-letras.pdf100 b', ids: 'NOTF-07, NOTF-08' },
  {
    file: 'dezessete--letras.pdf',
    bytes: 1028,
    text: 'dezessete--letras.p...pdf1 Kb',
    ids: 'NOTF-07, NOTF-08',
  },
] as const) {
  test(`the attachment “${file}” of ${bytes} bytes is shown as “${text}”, ${ids}`, async () => {
    await visible([{ title: 'Compra liberada', at: '2026-03-02T18:00:00Z', file, bytes }]);
    await openScreen('/notification/');
    await read(/Compra liberada/);
    const button = content().getByRole('region', { name: 'Anexo' }).getByRole('button');
    await expect.element(button).toHaveTextContent(text);
  });
}

test('on a phone list and content take turns, with a way back, NOTF-05', async () => {
  await page.viewport(400, 800);
  await visible(TWO_DAYS);
  await openScreen('/notification/');
  await read(/Proposta recusada/);
  await expect.element(content()).toBeVisible();
  await expect.element(list()).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Voltar à lista' }).click();
  await expect.element(list()).toBeVisible();
  await expect.element(content()).not.toBeInTheDocument();
});

test('on a phone the header gives way while a notification is read, NOTF-06', async () => {
  await page.viewport(400, 800);
  await visible(TWO_DAYS);
  await openScreen('/notification/');
  const bar = () => page.getByCss('header[data-gives-way]');
  await expect.element(bar()).toBeVisible();
  await read(/Proposta recusada/);
  await expect.element(content()).toBeVisible();
  await expect.element(bar()).not.toBeVisible();
  await page.getByRole('link', { name: 'Voltar à lista' }).click();
  await expect.element(bar()).toBeVisible();
});

test('without any the list says so and leads on; a visitor is asked to sign in first, ROUT-18', async () => {
  await openScreen('/notification/');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fnotification%2F');
  await world.signedIn();
  await openScreen('/notification');
  await expect.element(page.getByRole('heading', { name: 'Nenhuma notificação' })).toBeVisible();
  await expect.element(main().getByRole('link', { name: 'Ver ofertas' })).toHaveAttribute('href', '/home');
});
