import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress, openOffice } from '../../../../test/open-office.tsx';
import { brokenRules, numberOf, overflow, world } from '../../../../test/shared.ts';
import { renewSession } from '../../session/session-store.ts';

const TYPED = 'Sim, o laudo fica com o vendedor até a retirada.';
const panel = page.getByRole('dialog').first();
const answer = panel.getByLabelText('Resposta', { exact: true });
const question = page.getByRole('dialog', { name: 'Descartar o que você digitou?' });
const left = page.getByText(/^Este item saiu desta lista/);
let code = 0;

/** Opens a new question of an offer of its own, and types an answer. `state`: of the questions that are listed. */
async function answering(state = 'aberta'): Promise<void> {
  const [offer, asker] = await Promise.all([world.offer(), world.person()]);
  const asked = `insert into question (offer_code, account_id, text, created_at) values ($1, $2, 'Tem laudo?', now()) returning code`;
  code = numberOf(await world.value('code', asked, [offer, asker.id]));
  await openOffice(`/perguntas?situacao=${state}&oferta=${offer}&id=${code}`, { role: 'support' });
  await answer.fill(TYPED);
}

async function answeredByColleague(): Promise<void> {
  const { id } = await world.staff('sales');
  const text = `update question set answer = 'Tem.', answered_at = now(), answered_by = $2 where code = $1 returning code`;
  await world.query(text, [code, id]);
}

const send = () => panel.getByRole('button', { name: 'Responder', exact: true }).click();

beforeEach(() => answering());

test('an answer that a colleague was faster with stays on the screen, with the reason', async () => {
  await answeredByColleague();
  await send();
  await expect.element(left).toBeVisible();
  await expect.element(panel.getByText(/já tem outra resposta/)).toBeVisible();
  await expect.element(answer).toHaveValue(TYPED);
  expect(await brokenRules()).toEqual([]);
  expect(overflow()).toBe(0);
});

test('it stays too where answered questions are listed', async () => {
  await answering('');
  await answeredByColleague();
  await send();
  await expect.element(left).toBeVisible();
  await expect.element(answer).toHaveValue(TYPED);
});

test('a role that is taken away leaves what was typed, to be copied', async () => {
  const { id } = await world.signedIn('support');
  await openOffice(`/perguntas?id=${code}`, { role: null });
  await answer.fill(TYPED);
  await world.query(`update account set staff_role = 'finance' where id = $1 returning id`, [id]);
  await send();
  const told = page.getByRole('dialog', { name: 'Esta página não é mais sua' });
  await expect.element(told).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await told.getByRole('button', { name: 'Ver o que digitei' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(answer).toHaveValue(TYPED);
  await expect.element(page.getByText('Esta página não é mais sua')).toBeInTheDocument();
});

test('a role that is taken away takes a page on which nothing was typed', async () => {
  const { id } = await world.signedIn('support');
  await openOffice(`/perguntas?id=${code}`, { role: null });
  await expect.element(answer).toBeVisible();
  await world.query(`update account set staff_role = 'finance' where id = $1 returning id`, [id]);
  await renewSession();
  await expect.element(page.getByText('Seu papel não permite abrir esta página.')).toBeVisible();
  expect(panel.elements()).toEqual([]);
});

test('Esc in a dialog closes that one alone', async () => {
  await panel.getByRole('button', { name: 'Ocultar', exact: true }).click();
  const hiding = page.getByRole('dialog').nth(1);
  await expect.element(hiding).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(hiding).not.toBeInTheDocument();
  await expect.element(answer).toHaveValue(TYPED);
});

test('Esc asks before it throws away what was typed', async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await question.getByRole('button', { name: 'Continuar digitando' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(answer).toHaveValue(TYPED);
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  expect(currentAddress()).not.toContain('id=');
});

test('so does the way back of the browser', async () => {
  await openOffice('/', { role: null });
  await page.getByRole('link', { name: 'Perguntas', exact: true }).first().click();
  await page.getByRole('row').nth(1).click();
  await answer.fill(TYPED);
  history.back();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Continuar digitando' }).click();
  await expect.element(answer).toHaveValue(TYPED);
  history.back();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('what was sent is not asked about', async () => {
  await send();
  await expect.element(panel).not.toBeInTheDocument();
  await expect
    .poll(() => world.value('answer', 'select answer from question where code = $1', [code]))
    .toBe(TYPED);
});
