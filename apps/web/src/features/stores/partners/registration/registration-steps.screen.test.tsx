import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { installClock, runClock } from '../../../../../test/screens/deals/clock.ts';
import {
  mailedPartnerCode,
  newFirm,
  PartnerRegistration,
  type Firm,
} from '../../../../../test/screens/pages/partner-registration.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf } from '../../../../../test/world/world.ts';

const lettersOf = (word: string): string => word.replaceAll(/[^a-z]/g, '');

/** A registration whose data were accepted and that waits for the code. */
async function registered(): Promise<{ registration: PartnerRegistration; firm: Firm }> {
  const firm = newFirm(world.word());
  const registration = await new PartnerRegistration().open();
  await registration.register(firm);
  return { registration, firm };
}

/** A registration that has reached the step of the store name. */
async function atStoreName(): Promise<PartnerRegistration> {
  const { registration, firm } = await registered();
  await registration.confirm(firm.email);
  await registration.continueFromInterests();
  return registration;
}

describe('the code of the e-mail', () => {
  test('that is wrong is refused and the step stays, PREG-02, PREG-15', async () => {
    const { registration, firm } = await registered();
    const code = await mailedPartnerCode(firm.email);
    await registration.code.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Confirmar código' }).click();
    await expect.element(page.getByText('Token informado é inválido').first()).toBeVisible();
    await expect.element(registration.step('Confirme seu e-mail')).toBeVisible();
  });

  test('is sent again after a minute, in another mail, PREG-14', async () => {
    installClock();
    const { firm } = await registered();
    const code = await mailedPartnerCode(firm.email);
    await expect.element(page.getByRole('button', { name: /Reenviar código em \d+ s/ })).toBeDisabled();
    await world.query(`update partner_code set created_at = created_at - interval '2 minutes'`);
    await runClock(61_000);
    await page.getByRole('button', { name: 'Reenviar código', exact: true }).click();
    await expect.element(page.getByText(/^Enviamos um novo código\./)).toBeVisible();
    await expect.poll(() => mailedPartnerCode(firm.email)).not.toBe(code);
  });

  test('goes to another e-mail when the first was wrong, PREG-14', async () => {
    const { registration, firm } = await registered();
    await page.getByRole('button', { name: 'Corrigir o e-mail' }).click();
    await expect.element(registration.field('E-mail')).toHaveValue(firm.email);
    await registration.field('E-mail').fill(`certo-${firm.email}`);
    await registration.send.click();
    await expect.element(page.getByText(new RegExp(`para certo-${firm.email}`))).toBeVisible();
    expect(await mailedPartnerCode(`certo-${firm.email}`)).toMatch(/^\d{6}$/);
  });
});

test('interests and name of the store go with the token of the registration, PREG-01, PREG-16', async () => {
  const { registration, firm } = await registered();
  await registration.confirm(firm.email);
  await page.getByRole('button', { name: 'Caminhões' }).click();
  await registration.continueFromInterests();
  const name = `loja-${lettersOf(world.word())}`;
  await registration.storeName.fill(name);
  await expect.element(page.getByText('Este nome está disponível.')).toBeVisible();
  await registration.saveName.click();
  await expect.element(registration.step('Cadastro enviado')).toBeVisible();
  const tokens = [...sentCalls('POST', '/usrio/interest'), ...sentCalls('POST', '/partner/url-loja')].map(
    ({ body }) => fieldOf(body, 'tokenUsrio'),
  );
  expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/), tokens[0]]);
});

test('the last step leads to the partner platform, and stays after a reload, PREG-25', async () => {
  const registration = await atStoreName();
  await registration.saveStore(`loja-${lettersOf(world.word())}`);
  await expect.element(registration.step('Cadastro enviado')).toBeVisible();
  await registration.open();
  await expect
    .element(page.getByRole('link', { name: /^Ir para o perfil de parceiro/ }))
    .toHaveAttribute('href', expect.stringMatching(/^https:\/\/parceiros\./));
});

describe('the name of the store', () => {
  for (const [name, text, ids] of [
    ['', 'Digite o nome do site', 'PREG-17'],
    ['Loja', 'Deve conter apenas letras minúsculas', 'PREG-18'],
    ['loja1', 'Deve conter apenas letras minúsculas', 'PREG-18'],
    ['-loja', 'O hífen é permitido apenas no meio do nome do site', 'PREG-19'],
    ['loja-', 'O hífen é permitido apenas no meio do nome do site', 'PREG-19'],
    ['minha loja', 'Não deve conter espaços', 'PREG-20'],
    ['home', 'Este nome já está em uso. Escolha outro.', 'C-05'],
    ['loja-norte', 'Este nome já está em uso. Escolha outro.', 'PREG-21'],
  ] as const) {
    test(`"${name}" is refused: ${text}, ${ids}`, async () => {
      const registration = await atStoreName();
      await registration.saveStore(name);
      await expect.element(page.getByText(text).first()).toBeVisible();
      await expect.element(registration.step('Cadastro enviado')).not.toBeInTheDocument();
    });
  }

  test('is shown as the address of the store, with a hyphen in the middle, PREG-19, PREG-22', async () => {
    const registration = await atStoreName();
    const name = `livre-${lettersOf(world.word())}`;
    await registration.storeName.fill(name);
    await expect.element(page.getByText(new RegExp(`^https?://[^/]+/${name}$`))).toBeVisible();
    await expect.element(page.getByText('Este nome está disponível.')).toBeVisible();
  });

  for (const [json, texts] of [
    [{}, []],
    [{ erros: ['Primeiro', 'Segundo'] }, ['Primeiro', 'Segundo']],
  ] as const) {
    test(`that cannot be saved says so with ${texts.length} reasons of the server, PREG-23`, async () => {
      const registration = await atStoreName();
      await registration.storeName.fill(`livre-${lettersOf(world.word())}`);
      await expect.element(page.getByText('Este nome está disponível.')).toBeVisible();
      answerCall('POST', '/partner/url-loja', () => reply(422, json));
      await registration.saveName.click();
      // The server's list or the general message, never both (A§8:385).
      const general = registration.alert.getByText('Houve um erro ao salvar nome do site.');
      await expect.element(registration.alert).toBeVisible();
      expect(general.elements()).toHaveLength(texts.length === 0 ? 1 : 0);
      expect(textsOf(registration.alert.getByRole('listitem'))).toEqual([...texts]);
    });
  }
});
