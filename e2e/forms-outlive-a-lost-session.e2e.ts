import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { CancellationPage } from './pages/cancellation-page.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { purchasedOffer } from '../apps/web/test/world/purchases.ts';
import { proposed, salesTeam } from './world/sales-team.ts';
import type { World } from './world/world.ts';
import { watchRequests } from './pages/quiet.ts';

interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly world: World;
  readonly request: APIRequestContext;
  readonly person: number;
}

const paid = { invoice_issued: true, payment_approved: true, payment_method: 'A' } as const;
const bank = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '52998224725',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
} as const;

/** A form, from its screen to its call. */
interface Form {
  readonly name: string;
  readonly ids: string;
  /** Comes to the form and types into it. */
  readonly begin: (stage: Stage) => Promise<void>;
  readonly send: (page: Page) => ReturnType<Page['getByRole']>;
  /** After signing in again: comes to the form, unless that is where one is. */
  readonly comeBack?: (page: Page) => Promise<void>;
  readonly stands: (page: Page) => Promise<void>;
  readonly call: { readonly method: string; readonly path: RegExp };
}

async function toFlow({ page, world }: Stage): Promise<FlowPage> {
  await (await new OfferPage(page).open(await world.offer(), 'leilao')).bid('10000');
  await expect(page.getByLabel('Sobrenome', { exact: true })).toBeVisible();
  return new FlowPage(page);
}

const answer = (page: Page) => page.getByRole('dialog', { name: 'Fazer outra proposta' });

const forms: readonly Form[] = [
  {
    name: 'personal data of a purchase',
    ids: 'FLOW-20',
    begin: async (stage) => {
      await toFlow(stage);
      await stage.page.getByLabel('Sobrenome', { exact: true }).fill('Que Fica');
    },
    send: (page) => page.getByRole('button', { name: 'Continuar' }),
    stands: (page) => expect(page.getByLabel('Sobrenome', { exact: true })).toHaveValue('Que Fica'),
    call: { method: 'PUT', path: /usrio\/edit/ },
  },
  {
    name: 'a new address',
    ids: 'ADDR-08',
    begin: async (stage) => {
      const { page } = stage;
      await (await toFlow(stage)).confirmPersonalData();
      await page.getByRole('button', { name: 'Novo endereço' }).click();
      await page.getByLabel('CEP').fill('1');
      await page.getByLabel('Endereço', { exact: true }).fill('Rua que Fica');
      await page.getByLabel('Número').fill('7');
      await page.getByLabel('Bairro').fill('Centro');
      await page.getByLabel('Estado').selectOption({ label: 'Espírito Santo' });
      await page.getByLabel('Cidade').selectOption({ label: 'Vila Velha' });
    },
    send: (page) => page.getByRole('button', { name: 'Salvar endereço' }),
    stands: async (page) => {
      await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Rua que Fica');
      await expect(page.getByLabel('Cidade')).toHaveValue('3205200');
    },
    call: { method: 'POST', path: /usrio\/address/ },
  },
  {
    name: 'a cancellation request with bank data, which storage never holds',
    ids: 'CREQ-18',
    begin: async ({ page, world, person }) => {
      const code = await purchasedOffer(world, person, { columns: paid });
      const screen = await new CancellationPage(page).open(code);
      await screen.choose('Motivo', 'Desisti da compra');
      await screen.text.fill('Um motivo que fica');
      await screen.fill(bank);
      await page.getByLabel('Outro titular').check();
      await screen.choose('Estado', 'Espírito Santo');
      await screen.choose('Cidade', 'Vila Velha');
      await expect(screen.next).toBeEnabled();
      const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
      expect(stored).toContain('Um motivo que fica');
      expect(stored).not.toContain(bank.Conta);
    },
    send: (page) => new CancellationPage(page).next,
    stands: async (page) => {
      await expect(new CancellationPage(page).text).toHaveValue('Um motivo que fica');
      await expect(new CancellationPage(page).reason).toContainText('Desisti da compra');
      await expect(page.getByLabel('Conta', { exact: true })).toHaveValue(bank.Conta);
    },
    call: { method: 'POST', path: /cancelCompra/ },
  },
  {
    name: 'another value for a proposal',
    ids: 'PROP-04',
    begin: async ({ page, world, request, person }) => {
      const sales = await salesTeam(world, request);
      const title = `Gol que fica ${world.word()}`;
      const offer = await world.offer({ title, acceptsProposals: true });
      const proposal = await proposed(world, request, { accountId: person, offer });
      await sales.post(`proposals/${proposal}/counter`, { valor: 9_600, valorProposta: 9_000 });
      const row = (await new NegotiationsPage(page).open('negociacao')).row(title);
      await row.getByRole('button', { name: 'Fazer outra proposta' }).click();
      await answer(page).getByLabel('Seu novo valor').fill('9300');
      await answer(page)
        .getByLabel(/Mensagem para a equipe/)
        .fill('Uma mensagem que fica');
    },
    send: (page) => answer(page).getByRole('button', { name: 'Enviar proposta' }),
    comeBack: (page) => page.getByRole('button', { name: 'Fazer outra proposta' }).click(),
    stands: async (page) => {
      await expect(answer(page).getByLabel(/Mensagem para a equipe/)).toHaveValue('Uma mensagem que fica');
      await expect(answer(page).getByLabel('Seu novo valor')).toHaveValue(/9\.300/);
    },
    call: { method: 'POST', path: /contraproposta/ },
  },
];

for (const form of forms) {
  test(`${form.name}: sent after the session ended nothing is lost, and sent twice it arrives once, C-09, SESS-11, ${form.ids}`, async ({
    page,
    context,
    world,
    request,
  }) => {
    const person = await world.signedIn(context);
    const requests = watchRequests(page);
    await form.begin({ page, context, world, request, person: person.id });
    await requests.quiet();
    await world.query('update session set revoked_at = now() where account_id = $1 returning id', [
      person.id,
    ]);
    await form.send(page).click();
    await expect(page).toHaveURL(/\/#\/home$/);
    const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
    await expect(dialog).toContainText('Você precisa estar logado!');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await new SignInPage(page).signIn(person);
    await form.comeBack?.(page);
    await form.stands(page);
    const calls: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === form.call.method && form.call.path.test(sent.url())) calls.push(sent.url());
    });
    const arrived = page.waitForResponse(
      (reply) => reply.request().method() === form.call.method && form.call.path.test(reply.url()),
    );
    await form.send(page).dblclick();
    expect((await arrived).ok()).toBe(true);
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('patio.rascunho.'))),
      )
      .toEqual([]);
    expect(calls).toHaveLength(1);
  });
}

test('in two tabs the later save undoes nothing of the first: it is told, sees what is saved, and saves again, PROF-14, PROF-15', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const second = await context.newPage();
  const [one, two] = [await new ProfilePage(page).open(), await new ProfilePage(second).open()];
  await one.field('Sobrenome').fill('Da Primeira Aba');
  await one.passwords(person.password);
  await one.save.click();
  await expect(page).toHaveURL(/\/home$/);
  await two.field('Telefone').fill('27911112222');
  await two.passwords(person.password);
  await two.save.click();
  await expect(two.refusals).toContainText('alterados em outra aba ou aparelho');
  await expect(two.field('Sobrenome')).toHaveValue('Da Primeira Aba');
  await expect(two.field('Telefone')).toHaveValue('27911112222');
  await two.save.click();
  await expect(second).toHaveURL(/\/home$/);
  const saved = (column: string) =>
    world.value(column, `select ${column} from account where id = $1`, [person.id]);
  expect([await saved('surname'), await saved('phone')]).toEqual(['Da Primeira Aba', '27911112222']);
});
