import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { sentCalls } from '../../../../../test/screens/calls.ts';
import { sendTwice, sendWithoutSession } from '../../../../../test/screens/pages/lost-session.ts';
import { openReview, openStep } from '../../../../../test/screens/pages/stored-flow.ts';
import { world } from '../../../../../test/screens/world.ts';
import { clearToken } from '../../../../platform/session/token.ts';

const field = (label: string) => page.getByLabelText(label, { exact: true });

async function bid() {
  return { type: 'BID', code: await world.offer(), value: 1_000_000 } as const;
}

test('personal data sent after the session ended are not lost, and sent twice they arrive once, C-09, SESS-11, FLOW-20', async () => {
  const person = await world.signedIn();
  const flow = await openStep(await bid(), '0');
  await field('Sobrenome').fill('Que Fica');
  const form = { send: flow.next, method: 'PUT', path: '/usrio/edit' };
  await sendWithoutSession({ ...form, person });
  await expect.element(field('Sobrenome')).toHaveValue('Que Fica');
  await sendTwice(form);
  await expect.poll(currentAddress).toBe('/fluxo/?step=1');
});

test('an address sent after the session ended is not lost, and sent twice it arrives once, C-09, SESS-11, ADDR-10', async () => {
  const person = await world.signedIn({ withAddress: false });
  await openStep(await bid(), '1');
  await field('CEP').fill('1');
  await field('Endereço').fill('Rua que Fica');
  await field('Número').fill('7');
  await field('Bairro').fill('Centro');
  await field('Estado').selectOptions('Espírito Santo');
  await field('Cidade').selectOptions('Vila Velha');
  const send = page.getByRole('button', { name: 'Salvar endereço' });
  const form = { send, method: 'POST', path: '/usrio/address' };
  await sendWithoutSession({ ...form, person });
  await expect.element(field('Endereço')).toHaveValue('Rua que Fica');
  await expect.element(field('Cidade')).toHaveDisplayValue('Vila Velha');
  await sendTwice(form);
  await expect.element(page.getByRole('radio', { name: /Rua que Fica/ })).toBeChecked();
});

test('a deal sent after the session ended asks to sign in, buys nothing and loses nothing, FLOW-26, SESS-11', async () => {
  const person = await world.signedIn();
  const options = await bid();
  const flow = await openReview(options);
  await flow.agree.click();
  await sendWithoutSession({ person, send: flow.confirm, method: 'POST', path: '/lance' });
  expect(await bids(options.code)).toBe(0);
  await flow.commit();
  await expect.element(flow.done).toBeVisible();
  expect(await bids(options.code)).toBe(1);
});

test('a deal is not sent without a session, ROLE-04, FLOW-26', async () => {
  await world.signedIn();
  const options = await bid();
  const flow = await openReview(options);
  await flow.agree.click();
  // What the deal costs is read by then, with the session.
  await expect.element(flow.confirm).toBeEnabled();
  clearToken();
  await flow.confirm.click();
  const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
  await expect.element(dialog).toMatchTextContent('Você precisa estar logado!');
  expect(sentCalls('POST', '/lance')).toEqual([]);
  expect(await bids(options.code)).toBe(0);
});

function bids(code: number): Promise<unknown> {
  return world.value('n', 'select count(*)::int as n from bid where offer_code = $1', [code]);
}
