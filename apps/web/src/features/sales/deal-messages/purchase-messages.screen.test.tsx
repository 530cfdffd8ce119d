import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, cutOff, cutOffUntilClicked, sentCalls } from '../../../../test/screens/calls.ts';
import { sendWithoutSession } from '../../../../test/screens/pages/lost-session.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import type { Person } from '../../../../test/world/options.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const SENDING = /^\/usrio\/conversas\/compra\/\d+\/mensagens$/;

/** A purchase of the signed-in user, with some messages of theirs; opens its page. */
async function opened(messages = 0): Promise<Person> {
  const person = await world.signedIn();
  const { id } = person;
  const offer = await purchasedOffer(world, id);
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  if (messages > 0)
    await world.value(
      'code',
      `with c as (insert into deal_conversation (account_id, offer_code, purchase_code, started_at, last_at)
          values ($1, $2, $3, now(), now()) returning code)
        insert into deal_message (conversation_code, side, author_id, text, at)
          select c.code, 'buyer', $1, 'Mensagem ' || n, now() from c, generate_series(1, $4::int) n returning code`,
      [id, offer, code, messages],
    );
  await openScreen(`/compra/${code}`);
  return person;
}

const field = () => page.getByLabelText('Sua mensagem');
const typed = () => document.querySelector<HTMLTextAreaElement>('#mensagens textarea')?.value;
const log = () => page.getByRole('log');

test('a message that could not be sent stays, and is sent once by the same key', async () => {
  let down = true;
  answerCall('POST', SENDING, async (_call, pass) => {
    // It arrives, but the reply does not.
    const reply = await pass();
    return down ? cutOff() : reply;
  });
  await opened();
  await expect.element(page.getByText('Ninguém escreveu ainda.')).toBeVisible();
  await field().fill('Quando posso retirar?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText(/A mensagem não foi enviada/)).toBeVisible();
  expect(typed()).toBe('Quando posso retirar?');
  expect(await brokenRules()).toEqual([]);
  down = false;
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect.poll(typed).toBe('');
  await expect.element(log().getByText('Quando posso retirar?')).toBeVisible();
  expect(log().getByText('Quando posso retirar?').elements()).toHaveLength(1);
  const keys = sentCalls('POST', SENDING).map(({ headers }) => headers.get('idempotency-key'));
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a message sent after the session ended is there after signing in, and arrives once, SESS-11', async () => {
  const person = await opened();
  await field().fill('O vidro está trincado?');
  const send = page.getByRole('button', { name: 'Enviar', exact: true });
  await sendWithoutSession({ person, send, method: 'POST', path: SENDING });
  await expect.poll(typed).toBe('O vidro está trincado?');
  await send.click();
  await expect.element(log().getByText('O vidro está trincado?')).toBeVisible();
  expect(log().getByText('O vidro está trincado?').elements()).toHaveLength(1);
  await expect.poll(typed).toBe('');
});

test('earlier messages are fetched page by page, outside of what is announced', async () => {
  await opened(65);
  await expect.element(log().getByText('Mensagem 65', { exact: true })).toBeVisible();
  for (const earliest of ['Mensagem 6', 'Mensagem 1']) {
    await page.getByRole('button', { name: 'Mostrar mensagens anteriores' }).click();
    await expect.element(page.getByText(earliest, { exact: true })).toBeInTheDocument();
  }
  expect(page.getByRole('button', { name: 'Mostrar mensagens anteriores' }).elements()).toHaveLength(0);
  expect(log().getByText('Mensagem 1', { exact: true }).elements()).toHaveLength(0);
  expect(await brokenRules()).toEqual([]);
});

test('messages that cannot be loaded say so, and are asked for again', async () => {
  answerCall('GET', /^\/usrio\/conversas\//, cutOffUntilClicked());
  await opened(1);
  await expect.element(page.getByText('Não foi possível carregar as mensagens.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(log().getByText('Mensagem 1')).toBeVisible();
});
