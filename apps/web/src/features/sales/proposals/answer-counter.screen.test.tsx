import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, cutOff, sentCalls } from '../../../../test/screens/calls.ts';
import { sendTwice, sendWithoutSession } from '../../../../test/screens/pages/lost-session.ts';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { proposed, salesTeam } from '../../../../test/screens/deals/sales-team.ts';
import { world } from '../../../../test/screens/world.ts';

const dialog = page.getByRole('dialog', { name: 'Fazer outra proposta' });
const value = dialog.getByLabelText('Seu novo valor');
const message = dialog.getByLabelText(/Mensagem para a equipe/);
const send = dialog.getByRole('button', { name: 'Enviar proposta' });

/** The row of a proposal of R$ 9.000,00 to which the sales team answered with R$ 9.600,00. */
async function countered() {
  const person = await world.signedIn();
  const sales = await salesTeam();
  const title = `Gol ${world.word()}`;
  const offer = await world.offer({ title, acceptsProposals: true });
  const proposal = await proposed(person.id, offer);
  await sales.post(`proposals/${proposal}/counter`, { valor: 9_600, valorProposta: 9_000 });
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await row.getByRole('button', { name: 'Fazer outra proposta' }).click();
  return { person, sales, proposal, row };
}

test('a counter-proposal is answered with another value, which must be above zero', async () => {
  const { row } = await countered();
  await send.click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Digite um valor maior que zero.');
  expect(sentCalls('POST', /contraproposta/)).toEqual([]);
  await value.fill('9300');
  await send.click();
  await expect.element(row).toMatchTextContent('Proposta em análise');
  await expect.element(row).toMatchTextContent('R$ 9.300,00');
  await expect.element(row.getByRole('button', { name: 'Aceitar' })).not.toBeInTheDocument();
});

test('an answer that cannot be sent stays as it was written, and arrives the second time', async () => {
  const { row } = await countered();
  await value.fill('9300');
  await message.fill('Último valor.');
  answerCall('POST', /contraproposta/, cutOff);
  await send.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(message).toHaveValue('Último valor.');
  answerCall('POST', /contraproposta/, (_call, pass) => pass());
  await send.click();
  await row.getByText('Andamento da proposta (3)').click();
  await expect.element(row.getByText('“Último valor.”')).toBeVisible();
});

test('a refusal comes into the open list with its reason', async () => {
  const { sales, proposal, row } = await countered();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await sales.post(`proposals/${proposal}/reject`, { motivo: 'Vendemos por mais no pátio.' });
  await expect.element(row).toMatchTextContent('Proposta recusada');
  await row.getByText('Andamento da proposta (3)').click();
  await expect.element(row.getByText('“Vendemos por mais no pátio.”')).toBeVisible();
});

test('an answer sent after the session ended is not lost, and sent twice it arrives once, C-09, SESS-11', async () => {
  const { person, row } = await countered();
  await value.fill('9300');
  await message.fill('Uma mensagem que fica');
  const form = { send, method: 'POST', path: /contraproposta/ };
  await sendWithoutSession({ ...form, person });
  await row.getByRole('button', { name: 'Fazer outra proposta' }).click();
  await expect.element(message).toHaveValue('Uma mensagem que fica');
  await expect.element(value).toHaveDisplayValue(/9\.300/);
  await sendTwice(form);
  await row.getByText('Andamento da proposta (3)').click();
  await expect.element(row.getByText('“Uma mensagem que fica”')).toBeVisible();
});

test('a proposal below what the seller looks at is sent like every other, and its refusal may be reviewed, rule 0.30', async () => {
  const person = await world.signedIn();
  const title = `Gol ${world.word()}`;
  const code = await world.offer({ title, acceptsProposals: true });
  await world.query('update offer set proposal_floor_cents = 950000 where code = $1 returning code', [code]);
  const proposal = await proposed(person.id, code);
  const row = (await new NegotiationsScreen().open('negociacao')).row(title);
  await expect.element(row).toMatchTextContent('Proposta em análise');
  await expect.element(row).not.toMatchTextContent('9.500');
  // Below the seller's threshold no one of the team sees it before it is refused automatically; here the team does, and refuses it.
  await world.query('update proposal set refuse_at = null where code = $1 returning code', [proposal]);
  const sales = await salesTeam();
  await sales.post(`proposals/${proposal}/reject`, { motivo: 'Vendemos por mais no pátio.' });
  await expect.element(row).toMatchTextContent('A resposta pode ter sido automática.');
  await row.getByRole('button', { name: 'Pedir revisão' }).click();
  await expect.element(row).toMatchTextContent('Proposta em análise');
  await expect.element(row.getByRole('button', { name: 'Pedir revisão' })).not.toBeInTheDocument();
});
