import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { boxOf } from '../../../../test/screens/elements.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../test/screens/pages/home-screen.ts';
import { fieldOf } from '../../../../test/world/world.ts';
import { world } from '../../../../test/screens/world.ts';

beforeEach(() => page.viewport(1400, 900));

const saveButton = () => page.getByRole('button', { name: 'Salvar esta busca' });

test('a search is saved under a name in words, which can be another one', async () => {
  const word = world.word();
  const { id } = await world.signedIn();
  await new HomeScreen().open(`term=${word}&priceEnd=90000&state=ES`);
  await saveButton().click();
  const dialog = page.getByRole('dialog', { name: 'Salvar busca' });
  const name = dialog.getByLabelText('Nome da busca');
  await expect.element(name).toHaveValue(`“${word}” até R$ 90.000 em ES`);
  await name.fill('Minha caçada');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText(/^Busca salva\. Avisaremos/)).toBeVisible();
  expect(await world.value('name', 'select name from saved_search where account_id = $1', [id])).toBe(
    'Minha caçada',
  );
});

test('a search for machines is named by their hours, and its day is written as its reader writes it, I18N-02', async () => {
  await world.signedIn();
  await openScreen('/home/3?usageEnd=3500&idiom=EN');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Machinery up to 3,500 h');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await openScreen('/buscas-salvas?idiom=EN');
  await expect.element(page.getByText(/^Saved on \d{1,2} [A-Z][a-z]{2} \d{4}$/)).toBeVisible();
});

test('a saved search alerts about a new offer, and leads to what it finds', async () => {
  const word = world.word();
  const { email } = await world.signedIn();
  await new HomeScreen().open(`term=${word}&priceEnd=90000`);
  await saveButton().click();
  const dialog = page.getByRole('dialog', { name: 'Salvar busca' });
  await dialog.getByLabelText('Nome da busca').fill('Minha caçada');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText(/^Busca salva\. Avisaremos/)).toBeVisible();
  await world.offer({ title: `Uno ${word}`, buyNow: 50_000 });
  await world.offer({ title: `Jato ${word}`, buyNow: 95_000 });
  await expect
    .poll(() => subjectsTo(email))
    .toContainEqual(expect.stringMatching(/^1 oferta nova: Minha caçada/));
  await openScreen('/buscas-salvas/');
  const row = page.getByRole('main').getByRole('listitem');
  await expect.element(row).toMatchTextContent('1 nova');
  await expect.element(row).toMatchTextContent('Assim que aparecer, por e-mail e notificação');
  await row.getByRole('link', { name: 'Ver ofertas: Minha caçada' }).click();
  await expect.poll(currentAddress).toMatch(new RegExp(`^/home\\?term=${word}&priceEnd=90000`));
  await expect.poll(new HomeScreen().shown).toEqual([`Uno ${word}`]);
});

test('no amount in the name of a saved search breaks, and its actions stand in a line on a phone', async () => {
  await world.signedIn();
  await new HomeScreen().open('priceEnd=90000');
  await saveButton().click();
  await page.getByRole('dialog', { name: 'Salvar busca' }).getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText(/^Busca salva\. Avisaremos/)).toBeVisible();
  await openScreen('/buscas-salvas/');
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
  expect(document.body.innerText).toMatch(/Até R\$\u00A090\.000/u);
  await page.viewport(360, 780);
  const row = page.getByRole('main').getByRole('listitem');
  const actions = [row.getByRole('link'), ...row.getByRole('button').all()];
  expect(new Set(actions.map((action) => boxOf(action).top)).size).toBe(1);
  expect(actions).toHaveLength(3);
});

test('a saved search is changed, removed and brought back', async () => {
  const word = world.word();
  await world.signedIn();
  await new HomeScreen().open(`term=${word}`);
  await saveButton().click();
  await page.getByRole('dialog', { name: 'Salvar busca' }).getByRole('button', { name: 'Salvar' }).click();
  await expect.element(page.getByText(/^Busca salva\. Avisaremos/)).toBeVisible();
  await openScreen('/buscas-salvas/');
  const row = page.getByRole('main').getByRole('listitem');
  await row.getByRole('button', { name: /^Alterar: / }).click();
  const change = page.getByRole('dialog', { name: 'Alterar busca' });
  await change.getByLabelText('Por e-mail').click();
  await change.getByLabelText('Por notificação no site').click();
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(change.getByRole('alert')).toMatchTextContent('Escolha ao menos uma forma');
  await change.getByLabelText('Não avisar').click();
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect.element(row).toMatchTextContent('Não avisar');
  await row.getByRole('button', { name: /^Excluir: / }).click();
  await expect.element(page.getByRole('heading', { name: 'Nenhuma busca salva' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.element(row).toMatchTextContent(`“${word}”`);
});

/** The subjects of the mails to a user, newest first. */
async function subjectsTo(email: string): Promise<string[]> {
  const mails: unknown = await (await fetch(`/dev/mail?to=${encodeURIComponent(email)}`)).json();
  return Array.isArray(mails) ? mails.map((mail) => String(fieldOf(mail, 'subject'))) : [];
}
