import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import { brokenRules, lowContrast, overflow } from '../pages/accessibility.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { OfficePage } from '../pages/office-page.ts';
import { expectMail } from '../world/mailbox.ts';
import { proposed } from '../world/sales-team.ts';
import type { World } from '../world/world.ts';

/** A member of the sales team, whose second step is a mailed code. */
async function staffMember(world: World): Promise<Person> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'sales' where id = $1`, [person.id]);
  return person;
}

/** Questions that a buyer has asked on an offer. */
async function ask(
  world: World,
  accountId: number,
  offer: number,
  questions: readonly string[],
): Promise<void> {
  for (const text of questions)
    await world.query(
      `insert into question (offer_code, account_id, text, created_at) values ($1, $2, $3, now())`,
      [offer, accountId, text],
    );
}

test('staff sign in with a code, answer a question that everyone reads, and lose nothing when the session ends', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(150_000);
  const staff = await staffMember(world);
  const buyer = await world.person();
  const code = await world.offer();
  const [first, second] = [`Tem chave reserva ${world.word()}?`, `Aceita troca ${world.word()}?`];
  await ask(world, buyer.id, code, [first, second]);
  const office = await new OfficePage(page).open();
  await office.signIn(staff);
  await expect(office.heading).toHaveText('O que espera por você');
  await office.goTo('Perguntas');
  await office.row(first).click();
  await office.panel.getByRole('button', { name: 'Responder' }).click();
  await expect(office.panel.getByText('Preencha este campo.')).toBeVisible();
  await office.panel.getByLabel('Resposta').fill('Sim, duas.');
  await office.panel.getByRole('button', { name: 'Responder' }).click();
  await expect(office.done('Resposta publicada.')).toBeVisible();
  await expect(office.row(first)).toBeHidden();
  const site = await context.newPage();
  await new OfferPage(site).open(code);
  await expect(site.getByText('Sim, duas.')).toBeVisible();

  await office.row(second).click();
  await office.panel.getByLabel('Resposta').fill('Não, só à vista.');
  await world.query('update session set revoked_at = now() where account_id = $1 and revoked_at is null', [
    staff.id,
  ]);
  await office.panel.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByText('Sua sessão terminou')).toBeVisible();
  await office.signIn(staff);
  await expect(page.getByText('Sua sessão terminou')).toBeHidden();
  await expect(office.panel.getByLabel('Resposta')).toHaveValue('Não, só à vista.');
  await office.panel.getByRole('button', { name: 'Responder' }).click();
  await expect(office.done('Resposta publicada.').first()).toBeVisible();
  await expect(office.row(second)).toBeHidden();
});

test('a proposal is countered and another accepted by staff, and each buyer is notified', async ({
  page,
  request,
  world,
}) => {
  test.setTimeout(150_000);
  const staff = await staffMember(world);
  const [ana, bruno] = [await world.person(), await world.person()];
  const [one, other] = [`Gol ${world.word()}`, `Uno ${world.word()}`];
  await proposed(world, request, {
    accountId: ana.id,
    offer: await world.offer({ title: one, acceptsProposals: true }),
  });
  await proposed(world, request, {
    accountId: bruno.id,
    offer: await world.offer({ title: other, acceptsProposals: true }),
  });
  const office = await new OfficePage(page).open('/propostas');
  await office.signIn(staff);
  await expect(office.heading).toHaveText('Propostas');
  await office.row(one).click();
  await office.panel.getByRole('button', { name: 'Contrapropor' }).click();
  await office.panel.getByRole('button', { name: 'Contrapropor' }).last().click();
  await expect(office.panel.getByText(/^Escreva um valor/)).toBeVisible();
  await office.panel.getByLabel('Nosso valor').fill('9600');
  await office.panel.getByRole('button', { name: 'Contrapropor' }).last().click();
  await expect(office.done('Contraproposta enviada.')).toBeVisible();
  await expectMail(request, ana.email, /9\.600,00|contraproposta/i);
  await expect(office.row(one)).toBeHidden();
  await page.getByText('Em aberto', { exact: true }).click();
  await expect(office.row(one)).toContainText('Espera pelo comprador');

  await office.row(other).click();
  await office.panel.getByRole('button', { name: 'Aceitar' }).click();
  const question = page.getByRole('dialog', { name: /^Aceitar R\$/ });
  await expect(question).toContainText('A oferta é vendida por este valor');
  await question.getByRole('button', { name: 'Aceitar' }).click();
  await expect(office.done('Proposta aceita: a oferta foi vendida.')).toBeVisible();
  await expectMail(request, bruno.email, /aceita/i);
});

test('a user of a store sees the store and what waits there, and a buyer stays outside', async ({
  page,
  world,
}) => {
  const id = Number(
    await world.value(
      'id',
      `insert into partner (store, name, status, member_since) values ($1, 'Loja do Painel', 'approved', now()) returning id`,
      [`painel-${world.word().replaceAll(/[^a-z]/g, '')}`],
    ),
  );
  const office = await new OfficePage(page).open();
  await office.signIn(await world.person({ twoStep: true }));
  await expect(page.getByRole('alert')).toHaveText('Você não tem permissão para isso.');
  await page.reload();
  await office.signIn(await world.person({ partnerId: id, twoStep: true }));
  await expect(page.getByRole('region', { name: 'Loja do Painel' })).toContainText('Aberta');
  await office.open('/clientes');
  await expect(page.getByRole('alert')).toHaveText('Esta página não existe.');
  await office.open('/perguntas');
  await expect(page).toHaveTitle('Perguntas sem resposta · Painel');
  await page.route('**/api/admin/questions*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar.');
  await page.unroute('**/api/admin/questions*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Nada esperando por aqui.')).toBeVisible();
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.reload();
  await expect(office.heading).toHaveText('Unanswered questions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('no rule of WCAG 2.2 AA is broken in the back office, narrow or wide, light or dark', async ({
  page,
  request,
  world,
}) => {
  test.setTimeout(150_000);
  const title = `Palio ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  await proposed(world, request, { accountId: (await world.person()).id, offer });
  const office = await new OfficePage(page).open();
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
  const showIn = async (colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    // Colours that still move would be measured on their way.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  };
  const check = async (name: string): Promise<void> => {
    await showIn('light');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${name}, ${width} px`).toBe(0);
      expect(await brokenRules(page), `${name}, ${width} px`).toEqual([]);
    }
    await showIn('dark');
    expect(await lowContrast(page), `${name}, dark`).toEqual([]);
  };
  await check('the door');
  await office.signIn(await staffMember(world));
  await expect(office.heading).toHaveText('O que espera por você');
  for (const [path, heading] of [
    ['', 'O que espera por você'],
    ['/perguntas', 'Perguntas sem resposta'],
    ['/condicionais', 'Vendas condicionais'],
    ['/propostas', 'Propostas'],
  ] as const) {
    await office.open(path);
    await expect(office.heading).toHaveText(heading);
    await expect(page.getByLabel('Carregando')).toHaveCount(0);
    await check(heading);
  }
  await office.row(title).click();
  await expect(office.panel).toContainText('Histórico');
  await check('a proposal');
});
