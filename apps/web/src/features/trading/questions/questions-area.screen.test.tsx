import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../test/screens/calls.ts';
import { OfferScreen } from '../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { clearToken } from '../../../platform/session/token.ts';

const area = page.getByRole('region', { name: 'Perguntas e respostas' });
const field = area.getByRole('textbox', { name: 'Sua pergunta' });
const send = area.getByRole('button', { name: 'Enviar pergunta' });
const thanks = page.getByRole('dialog', { name: 'Pergunta enviada' });

test('a visitor reads questions and their answers, QNA-01', async () => {
  const { id } = await world.person();
  const code = await world.offer();
  await world.query(
    `insert into question (offer_code, account_id, text, answer, answered_at, created_at) values ($1, $2, 'Tem laudo?', 'Tem, sim.', now(), now()) returning code`,
    [code, id],
  );
  await new OfferScreen().open(code);
  await expect.element(area.getByRole('listitem')).toHaveTextContent('Tem laudo?Tem, sim.');
});

test('a visitor cannot send even a question that stands there already, QNA-02, QNA-05', async () => {
  const code = await world.offer();
  await world.signedIn();
  await new OfferScreen().open(code);
  await field.fill('Tem chave reserva?');
  await expect.element(send).toBeEnabled();
  clearToken();
  await new OfferScreen().open(code);
  await expect.element(field).toHaveValue('Tem chave reserva?');
  await expect.element(field).toBeDisabled();
  await expect.element(send).toBeDisabled();
  await send.click({ force: true });
  expect(sentCalls('POST', '/offer/prgnt')).toEqual([]);
  const refused = await fetch('/api/offer/prgnt', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pergunta: 'Tem chave reserva?', codigoOferta: code }),
  });
  expect(refused.status).toBe(401);
});

test('a visitor is led to sign in and back to the offer, QNA-05', async () => {
  const code = await world.offer();
  await new OfferScreen().open(code);
  await expect
    .element(page.getByRole('link', { name: 'Entrar para perguntar' }))
    .toHaveAttribute('href', `/auth/?redirectFrom=${encodeURIComponent(`/oferta/${code}`)}`);
});

test('the field says other words to a visitor than to a user, QNA-03', async () => {
  const code = await world.offer();
  await new OfferScreen().open(code);
  await expect.element(field).toHaveAttribute('placeholder', 'Entre para fazer uma pergunta');
  await world.signedIn();
  await new OfferScreen().open(code);
  await expect.element(field).toHaveAttribute('placeholder', 'Escreva sua pergunta');
});

test('a question goes as it was typed, is thanked for, and then the list is read again, QNA-04, QNA-06, QNA-07, GENL-04', async () => {
  await world.signedIn();
  const code = await world.offer();
  await new OfferScreen().open(code);
  await field.fill('  Aceita troca? ');
  const read = (): number => sentCalls('GET', `/offer/${code}/prgnt`).length;
  const before = read();
  await send.click();
  await expect.element(thanks).toMatchTextContent('Obrigado! Sua pergunta foi enviada.');
  expect(sentCalls('POST', '/offer/prgnt').map(({ body }) => body)).toEqual([
    { pergunta: '  Aceita troca? ', codigoOferta: code },
  ]);
  await expect.poll(read).toBe(before + 1);
  await thanks.getByRole('button', { name: 'OK' }).click();
  await expect.element(area.getByRole('listitem')).toMatchTextContent('Aceita troca?');
  await expect.element(field).toHaveValue('');
});

test('a refusal is shown, and what was typed outlives it and the page, QNA-04', async () => {
  await world.signedIn();
  const code = await world.offer();
  await new OfferScreen().open(code);
  await field.fill('Tem chave reserva?');
  answerCall('POST', '/offer/prgnt', () => reply(500, { erros: ['Tente mais tarde.'] }));
  await send.click();
  await expect.element(area.getByRole('alert')).toHaveTextContent('Tente mais tarde.');
  await expect.element(field).toHaveValue('Tem chave reserva?');
  await expect.element(thanks).not.toBeInTheDocument();
  await new OfferScreen().open(code);
  await expect.element(field).toHaveValue('Tem chave reserva?');
});
