import type { Browser, Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { OfficePage } from './office-page.ts';
import { proposed } from '../world/sales-team.ts';
import { fieldOf, numberOf, type World } from '../world/world.ts';

const TERM = 'Prazo da proposta';
const ALLOWANCE = 'Limite de empresa com e-mail confirmado';
/** A change is followed by every process at once, or when it looks by itself. */
const SECONDS = { timeout: 10_000 };

/** The settings as an administrator has them open in a browser of their own. */
async function administrator(browser: Browser, world: World, name: string): Promise<OfficePage> {
  const person = await world.person({ name, twoStep: true });
  await world.query(`update account set staff_role = 'administrator' where id = $1`, [person.id]);
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open('/ajustes');
  await office.signIn(person);
  await expect(office.heading).toHaveText('Ajustes');
  return office;
}

/** Opens a setting, and a change of it that only lacks its confirmation. */
async function begin(office: OfficePage, title: string, value: string): Promise<Locator> {
  const { page, panel } = await office.open('/ajustes');
  await page.getByRole('button', { name: title, exact: true }).click();
  await panel.getByLabel('Novo valor').fill(value);
  await panel.getByRole('button', { name: 'Mudar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Mudar: ${title}` });
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill(`Decidido pela diretoria: ${value}.`);
  return dialog;
}

test('an administrator changes rules in the browser: the site follows, the second is told, the earlier value comes back', async ({
  browser,
  context,
  page,
  request,
  world,
}) => {
  const dealer = await world.signedIn(context, { profileCode: 5, identityVerified: false });
  const limit = page.getByRole('region', { name: 'Limite para negociar' });
  await page.goto('/perfil');
  await expect(limit).toContainText('de R$ 150.000,00');
  const surname = world.word();
  const clara = await administrator(browser, world, `Clara ${surname}`);
  const bruno = await administrator(browser, world, `Bruno ${surname}`);

  const first = await begin(clara, ALLOWANCE, '175.000');
  const second = await begin(bruno, ALLOWANCE, '160.000');
  await expect(first).toContainText('De R$ 150.000 para R$ 175.000.');
  await first.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(clara.done('Ajuste mudado.')).toBeVisible();
  await second.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(second.getByRole('alert')).toContainText(new RegExp(`Clara ${surname}.* mudou isto`));
  await second.getByRole('button', { name: 'Cancelar' }).click();
  const history = bruno.panel.getByRole('region', { name: 'Mudanças' });
  await expect(history).toContainText('Decidido pela diretoria: 175.000.');
  await expect(history).toContainText(`Clara ${surname}`);
  await expect(history).not.toContainText('160.000');
  await expect(async () => {
    await page.reload();
    await expect(limit).toContainText('de R$ 175.000,00', { timeout: 1000 });
  }).toPass(SECONDS);

  await (await begin(clara, TERM, '72')).getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(clara.done('Ajuste mudado.').last()).toBeVisible();
  await expect
    .poll(async () => {
      const offer = await world.offer({ acceptsProposals: true });
      const code = await proposed(world, request, { accountId: dealer.id, offer });
      const [row] = await world.query(
        'select extract(epoch from expires_at - created_at)::int / 3600 as hours from proposal where code = $1',
        [code],
      );
      return numberOf(fieldOf(row, 'hours'));
    }, SECONDS)
    .toBe(72);
  await (await begin(clara, TERM, '96')).getByRole('button', { name: 'Mudar', exact: true }).click();
  const terms = clara.panel.getByRole('region', { name: 'Mudanças' });
  await expect(terms).toContainText('96 horas');
  await terms.getByRole('button', { name: 'Voltar a este valor: 72 horas' }).click();
  const back = clara.page.getByRole('dialog', { name: `Mudar: ${TERM}` });
  await expect(back).toContainText('De 96 horas para 72 horas.');
  await back.getByRole('textbox', { name: /^Motivo/ }).fill('Foi longo demais.');
  await back.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(terms).toContainText('Foi longo demais.');
  await clara.open('/ajustes');
  await expect(clara.row(TERM)).toContainText('72 horas');

  // What other journeys begin with.
  await bruno.open('/ajustes');
  for (const title of [ALLOWANCE, TERM]) {
    await bruno.page.getByRole('button', { name: title, exact: true }).click();
    await bruno.panel.getByRole('button', { name: 'Voltar ao valor inicial' }).click();
    const initial = bruno.page.getByRole('dialog', { name: `Mudar: ${title}` });
    await initial.getByRole('textbox', { name: /^Motivo/ }).fill('Como era antes.');
    await initial.getByRole('button', { name: 'Mudar', exact: true }).click();
    await expect(initial).toBeHidden();
    await bruno.open('/ajustes');
    await expect(bruno.row(title)).toContainText(title === TERM ? '48 horas' : 'R$ 150.000');
  }
  await page.reload();
  await expect(limit).toContainText('de R$ 150.000,00');
});
