import type { Browser, BrowserContext, Locator } from '@playwright/test';
import type { Person } from '../../apps/web/test/world/options.ts';
import { expect } from '../journey.ts';
import { OfficePage } from '../office/office-page.ts';
import type { World } from '../world/world.ts';

/** A user of finance. */
export async function financeUser(world: World): Promise<Person> {
  const person = await world.person({ twoStep: true });
  await world.query(`update account set staff_role = 'finance' where id = $1 returning id`, [person.id]);
  return person;
}

/** A page of the back office in a browser of its own, signed in. */
export async function openedBy(browser: Browser, person: Person, path: string): Promise<OfficePage> {
  const office = await new OfficePage(await (await browser.newContext()).newPage()).open(path);
  await office.signIn(person);
  return office;
}

/** The text to copy of the Pix that is shown within a part of the page. */
export async function copyText(within: Locator): Promise<string> {
  await expect(within.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  return (await within.getByText(/BR\.GOV\.BCB\.PIX/i).textContent()) ?? '';
}

/** Presses a button of the local bank at the code with this text, which the bank itself writes a little differently. */
export async function atBank(context: BrowserContext, text: string, button: string): Promise<void> {
  const place = /\/v2\/(?:cobv\/)?\w{24}/.exec(text)?.[0] ?? text;
  const bank = await context.newPage();
  await bank.goto('/dev/banco');
  await bank
    .getByRole('article')
    .filter({ hasText: place })
    .getByRole('button', { name: button, exact: true })
    .click();
  await expect(bank.getByRole('status')).toContainText('Pago: R$');
  await bank.close();
}

/** One user of finance proposes that this goes back by Pix, and a colleague releases it. Both have the panel of the purchase open. */
export async function goesBackByPix(
  proposer: OfficePage,
  releaser: OfficePage,
  amount: RegExp,
): Promise<void> {
  await proposer.page.reload();
  await proposer.panel.getByRole('button', { name: amount }).click();
  const proposal = proposer.page.getByRole('dialog', { name: amount });
  await proposal.getByLabel('Motivo, que fica no registro').fill('Pago a mais pelo comprador.');
  await proposal.getByRole('button', { name: 'Propor', exact: true }).click();
  await expect(proposal).toBeHidden();
  await expect(proposer.panel).toContainText('Outra pessoa do financeiro libera esta devolução.');
  await releaser.page.reload();
  await releaser.panel.getByRole('button', { name: 'Liberar' }).click();
  const question = releaser.page.getByRole('dialog', { name: /^Liberar a devolução de/ });
  await question.getByRole('button', { name: 'Liberar' }).click();
  await expect(question).toBeHidden();
}
