import type { Page } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { OfficePage } from './office-page.ts';
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

/**
 * Holds the renewals of the session that has ended, which the screen asks for again and again behind the sign-in; `answer` lets the
 * server's reply arrive, that nobody is signed in. No later renewal mends what it did.
 */
async function renewalHeld(page: Page): Promise<{ answer(): Promise<void> }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const renewals = '**/api/admin/session/renew*';
  await page.route(renewals, async (route) => {
    await released;
    await route.fulfill({ json: { data: null } });
  });
  await page.waitForResponse((reply) => /\/open-records/.test(reply.url()) && reply.status() === 401);
  return {
    answer: async () => {
      const answered = page.waitForResponse(renewals);
      release();
      await answered;
    },
  };
}

/** Nothing is read in the background until the given function is called, so that an answer is the first that learns of the end of the session. */
async function readingsHeld(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/(?!session)/, async (route) => {
    if (route.request().method() === 'GET') await released;
    await route.fallback();
  });
  return release;
}

test('staff sign in with a code, answer a question that everyone reads, and lose nothing when the session ends', async ({
  page,
  context,
  world,
}) => {
  const staff = await staffMember(world);
  const buyer = await world.person();
  const code = await world.offer();
  const [first, second] = [`Tem chave reserva ${world.word()}?`, `Aceita troca ${world.word()}?`];
  await ask(world, buyer.id, code, [first, second]);
  const office = await new OfficePage(page).open();
  await office.signIn(staff);
  await expect(office.heading).toHaveText('O que espera por você');
  await office.goTo('Perguntas');
  await office.row(first).press('a');
  await expect(office.row(first)).toContainText('Com você');
  await office.row(first).press('Enter');
  await expect(office.panel.getByLabel('Resposta')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(office.row(first)).toBeFocused();
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

  await page.getByLabel('Buscar nesta lista').fill(first);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Tirar o filtro: Situação: Sem resposta' }).click();
  await expect(office.row(first)).toContainText('Respondida');
  await page.getByRole('button', { name: 'Limpar' }).click();

  await office.row(second).click();
  await office.panel.getByLabel('Resposta').fill('Não, só à vista.');
  const goOn = await readingsHeld(page);
  await world.query('update session set revoked_at = now() where account_id = $1 and revoked_at is null', [
    staff.id,
  ]);
  await office.panel.getByRole('button', { name: 'Responder' }).click();
  await expect(page.getByText('Sua sessão terminou')).toBeVisible();
  goOn();
  const late = await renewalHeld(page);
  await office.signIn(staff);
  await expect(page.getByText('Sua sessão terminou')).toBeHidden();
  await late.answer();
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
  await office.panel.getByLabel('Nosso valor').fill('90');
  await office.panel.getByRole('button', { name: 'Contrapropor' }).last().click();
  await expect(office.panel.getByText(/^Escreva um valor acima de R\$.9\.000,00/)).toBeVisible();
  await office.panel.getByLabel('Nosso valor').fill('9600');
  await office.panel.getByRole('button', { name: 'Contrapropor' }).last().click();
  await expect(office.done('Contraproposta enviada.')).toBeVisible();
  await expectMail(request, ana.email, /9\.600,00|contraproposta/i);
  await expect(office.row(one)).toBeHidden();
  await page.getByRole('button', { name: /^Tirar o filtro: Situação/ }).click();
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
  await expect(page).toHaveTitle('Perguntas · Painel');
  await page.route('**/api/admin/questions*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Não foi possível carregar.');
  await page.unroute('**/api/admin/questions*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Nada esperando por aqui.')).toBeVisible();
  await page.getByRole('button', { name: /^Conta/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await page.reload();
  await expect(office.heading).toHaveText('Questions');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
