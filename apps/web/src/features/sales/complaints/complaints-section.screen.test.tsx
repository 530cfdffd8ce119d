import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, cutOff, cutOffUntilClicked, sentCalls } from '../../../../test/screens/calls.ts';
import { sendWithoutSession } from '../../../../test/screens/pages/lost-session.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import type { Person } from '../../../../test/world/options.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const COMPLAINTS = /^\/usrio\/compras\/\d+\/reclamacoes$/;

/** A purchase of the signed-in user, released unless it is early; opens its page. */
async function opened(released = true): Promise<Person> {
  const person = await world.signedIn();
  const { id } = person;
  const offer = await purchasedOffer(world, id);
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  if (released)
    await world.value(
      'code',
      `update purchase set status = 'X', awaiting_withdrawal_at = now(), finished_at = now() where code = $1 returning code`,
      [code],
    );
  await openScreen(`/compra/${code}`);
  return person;
}

const section = () => page.getByRole('region', { name: 'Reclamações' });
const story = () => page.getByLabelText('O que aconteceu');

test('a complaint that could not be sent stays, is one after all, and shows its protocol and clock', async () => {
  let down = true;
  answerCall('POST', COMPLAINTS, async (_call, pass) => {
    // It arrives, but the reply does not.
    const reply = await pass();
    return down ? cutOff() : reply;
  });
  await opened();
  await expect.element(section().getByText('Nenhuma reclamação sobre esta compra.')).toBeVisible();
  await section().getByRole('button', { name: 'Abrir reclamação' }).click();
  await page.getByLabelText('Sobre o que é').selectOptions('documentos');
  await page.getByLabelText('O que você quer').selectOptions('documento');
  await story().fill('O documento não chegou.');
  await page.getByRole('button', { name: 'Enviar reclamação' }).click();
  await expect.element(page.getByText(/Não foi enviado. O texto continua aqui/)).toBeVisible();
  await expect.element(story()).toHaveValue('O documento não chegou.');
  expect(await brokenRules()).toEqual([]);
  down = false;
  await page.getByRole('button', { name: 'Enviar reclamação' }).click();
  await expect.element(section().getByText(/Recebemos a sua reclamação. Protocolo REC-/)).toBeVisible();
  await expect.element(section().getByText(/^Resposta da equipe até/)).toBeVisible();
  expect(sentCalls('POST', COMPLAINTS)).toHaveLength(2);
  expect(section().getByText('Aguardando resposta').elements()).toHaveLength(1);
  expect(await brokenRules()).toEqual([]);
});

test('a complaint sent after the session ended keeps its words for the next time, SESS-11', async () => {
  const person = await opened();
  await section().getByRole('button', { name: 'Abrir reclamação' }).click();
  await page.getByLabelText('Sobre o que é').selectOptions('documentos');
  await page.getByLabelText('O que você quer').selectOptions('documento');
  await story().fill('O documento não chegou.');
  const send = page.getByRole('button', { name: 'Enviar reclamação' });
  await sendWithoutSession({ person, send, method: 'POST', path: COMPLAINTS });
  await section().getByRole('button', { name: 'Abrir reclamação' }).click();
  await expect.element(story()).toHaveValue('O documento não chegou.');
});

test('before the release it leads to the messages, and offers no complaint', async () => {
  await opened(false);
  await expect.element(section().getByText(/podem ser abertas depois da liberação/)).toBeVisible();
  await expect.element(section().getByRole('link', { name: 'Ir para as mensagens' })).toBeVisible();
  expect(section().getByRole('button', { name: 'Abrir reclamação' }).elements()).toHaveLength(0);
});

test('complaints that cannot be loaded say so, and are asked for again', async () => {
  answerCall('GET', COMPLAINTS, cutOffUntilClicked());
  await opened();
  await expect.element(section().getByText('Não foi possível carregar as reclamações.')).toBeVisible();
  await section().getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(section().getByText('Nenhuma reclamação sobre esta compra.')).toBeVisible();
});
