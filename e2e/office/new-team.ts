import type { Browser, BrowserContextOptions } from '@playwright/test';
import { dataDir, expect, test as base } from '../journey.ts';
import { openHouse, type NewHouse } from '../world/new-house.ts';
import { OfficePage } from './office-page.ts';
import * as tasks from './office-tasks.ts';

/** A journey in a product of its own, in production mode on an empty database. */
export const test = base.extend<{ readonly house: NewHouse }>({
  house: [
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use, info) => {
      const house = await openHouse(`${dataDir()}-new-house-${info.testId}`);
      await use(house);
      await house.close();
    },
    { timeout: 240_000 },
  ],
});

const PASSWORD = 'Sete grifos cruzam 42 pontes!';
/** The first administrator. */
export const BOSS = { name: 'Denise Alta', email: 'denise@loja.com.br' };

/** A user whom the administrator invites. */
export interface Invited {
  readonly name: string;
  readonly email: string;
  /** The role, as the form offers it: `Vendas`. */
  readonly role: string;
}

/** What was mailed to a user and matches, newest first. */
const mailed = ({ post }: NewHouse, email: string, pattern: RegExp): readonly string[] =>
  post.mailsTo(email).flatMap(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[0] ?? []);

/** Follows the link of an invitation in a browser of its own, by default that of a computer, sets a password and the second step, and sees the desk. */
export async function comeIn(
  browser: Browser,
  house: NewHouse,
  email: string,
  device: BrowserContextOptions = {},
): Promise<OfficePage> {
  const found = (pattern: RegExp) => mailed(house, email, pattern);
  const invitation = /https?:\S+\/painel\/convite#[\w-]{43}/;
  await expect.poll(() => found(invitation)).toHaveLength(1);
  const page = await (await browser.newContext({ ...device, baseURL: house.origin })).newPage();
  await page.goto(found(invitation)[0] ?? '');
  await page.getByLabel('Crie uma senha').fill(PASSWORD);
  await page.getByLabel('Repita a senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Aceitar o convite' }).click();
  await page.getByRole('link', { name: 'Entrar no painel' }).click();
  const office = new OfficePage(page, async () => found(/\b\d{6}\b/));
  await office.signIn({ email, password: PASSWORD });
  await expect(office.heading).toHaveText('O que espera por você');
  await expect.poll(() => found(/Entrada em duas etapas ligada/)).toHaveLength(1);
  return office;
}

/** The first administrator by the command of the operator, who invites the team; answers their office. */
export async function openOffice(
  browser: Browser,
  house: NewHouse,
  team: readonly Invited[],
): Promise<OfficePage> {
  const printed = await house.run('create-admin', '--email', BOSS.email, '--name', BOSS.name);
  expect(printed).toContain(`Convite para ${BOSS.email} na fila de e-mails`);
  const boss = await comeIn(browser, house, BOSS.email);
  await boss.goTo('Equipe');
  for (const invited of team) {
    await tasks.invite(boss, invited);
    await expect(boss.row(invited.email)).toContainText(invited.role);
  }
  return boss;
}
