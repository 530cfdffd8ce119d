import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, cutOff, cutOffUntilClicked } from '../../../../test/screens/calls.ts';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { goneTo, openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer, type PurchaseOptions } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

/** A purchase of the signed-in user; opens its page and gives its code. */
async function opened(options: PurchaseOptions = {}): Promise<number> {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, options);
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  await openScreen(`/compra/${code}`);
  return code;
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const current = () => page.getByRole('listitem').filter({ has: page.getByText('Agora') });

test('a purchase has its number, what comes next and until when, and the way to the keys', async () => {
  const code = await opened({
    offer: { title: 'Scania R 450 que comprei' },
    columns: { stage_due_at: '2030-01-04T15:00:00Z' },
  });
  await expect.element(heading('Sua compra')).toBeVisible();
  await expect.element(page.getByText(`Compra nº ${code}`, { exact: true })).toBeVisible();
  await expect.element(heading('Nossa equipe fala com você')).toBeVisible();
  await expect.element(page.getByText('Com quem vende')).toBeVisible();
  await expect.element(page.getByText('Até 04/01/2030')).toBeVisible();
  await expect.element(current()).toMatchTextContent('Contato da equipe');
  await expect.element(page.getByText('Ainda não aprovado')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('it is the turn of the buyer, the bank or the seller, and a late step says so', async () => {
  await opened({ status: 'C', columns: { negotiation_at: '2026-11-01', stage_due_at: '2026-11-05' } });
  await expect.element(heading('O banco analisa o crédito')).toBeVisible();
  await expect.element(page.getByText('Com o banco')).toBeVisible();
  await expect.element(page.getByText(/^O prazo era /)).toBeVisible();
});

test('of a lot it says which vehicles left and which are there, also when printed', async () => {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status: 'L' });
  await world.query(
    `with second as (insert into vehicle (offer_code, position, category_code, version, plate)
        select offer_code, 1, category_code, 'Segundo do lote', 'LOT1B23' from vehicle where offer_code = $1)
      insert into yard_exit (client_id, purchase_code, vehicle_code, by_code, collector, third_party, keys, confirmed_by, confirmed_at)
      select gen_random_uuid(), p.code, v.code, true, '', false, 1, p.account_id, '2026-11-23T13:00:00Z'
        from purchase p join vehicle v on v.offer_code = p.offer_code where p.offer_code = $1 returning code`,
    [offer],
  );
  const code = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await openScreen(`/compra/${String(code)}`);
  const each = page.getByRole('list', { name: /^Cada veículo/ });
  await expect.element(page.getByText('1 de 2 já saíram')).toBeVisible();
  await expect.element(each.getByRole('listitem').nth(0)).toMatchTextContent(/Saiu em 23\/11\/2026/);
  await expect
    .element(each.getByRole('listitem').nth(1))
    .toMatchTextContent(/Segundo do lote · LOT1B23\s*Ainda não saiu/);
  expect(each.element().closest('.no-print')).toBeNull();
  expect(await brokenRules()).toEqual([]);
});

test('a completed and a cancelled purchase expect nothing more', async () => {
  await opened({ status: 'X', columns: { finished_at: '2026-11-01' } });
  await expect.element(heading('Compra concluída')).toBeVisible();
  await opened({ columns: { cancelled_at: '2026-11-02T15:00:00Z' } });
  await expect.element(heading('Compra cancelada em 02/11/2026')).toBeVisible();
  expect(page.getByText('Não houve').elements()).toHaveLength(4);
});

test('it is cancelled from its page, which then says so', async () => {
  // The page learns of it before the reply is there, and has no button to cancel any more: the dialog stays.
  answerCall('POST', '/offer/cancelCompra', async (_call, pass) => {
    const done = await pass();
    await expect.poll(() => document.body.textContent).toMatch(/Compra cancelada em/);
    return done;
  });
  const code = await opened({ offer: { title: 'Volvo para cancelar' } });
  await page.getByRole('button', { name: 'Cancelar compra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar compra' });
  await expect.element(dialog).toMatchTextContent('Volvo para cancelar');
  await dialog.getByLabelText('Desisti da compra').click();
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  const done = page.getByRole('dialog', { name: 'Tudo certo' });
  await expect.element(done).toMatchTextContent('Compra cancelada com sucesso.');
  await openScreen(`/compra/${code}`);
  await expect.element(heading(/^Compra cancelada em /)).toBeVisible();
});

test('one that does not exist, or of another user, is not found', async () => {
  await world.signedIn();
  for (const address of ['/compra/999999999', '/compra/abc']) {
    await openScreen(address);
    await expect.element(heading('Compra não encontrada')).toBeVisible();
  }
});

test('a failed call says so and is made again', async () => {
  answerCall('GET', /^\/usrio\/compras\//, cutOffUntilClicked());
  await opened();
  await expect.element(page.getByText('Não foi possível carregar esta compra.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(heading('Nossa equipe fala com você')).toBeVisible();
});

test('what is missing is named with whose turn it is, and a last day that is over says so', async () => {
  const code = await opened({
    columns: { negotiation_at: '2026-11-01', stage_due_at: '2030-01-04T15:00:00Z' },
  });
  await world.value(
    'code',
    `insert into purchase_document_request (purchase_code, kind, reason, due_on, asked_by, asked_at, state)
      select code, 'entrega', 'Para liberar.', date '2026-11-05', account_id, now(), 'open' from purchase where code = $1 returning code`,
    [code],
  );
  await openScreen(`/compra/${code}`);
  const missing = page.getByRole('listitem').filter({ hasText: /^Termo de entrega assinado ·/ });
  await expect
    .element(missing)
    .toMatchTextContent('Termo de entrega assinado · com você · o prazo era 05/11/2026');
  expect(await brokenRules()).toEqual([]);
});

test('its summary is mailed to the e-mail of the user, and a refusal is told', async () => {
  const code = await opened();
  const button = page.getByRole('button', { name: 'Enviar resumo para o meu e-mail' });
  await button.click();
  await expect.element(page.getByText(/^O resumo vai chegar em .+@.+\.$/)).toBeVisible();
  expect(
    await world.value('count', `select count(*)::int from mail where subject like $1`, [
      `Resumo da compra nº ${code} –%`,
    ]),
  ).toBe(1);
  answerCall('POST', /\/resumo$/, () => cutOff());
  await button.click();
  await expect.element(page.getByText('Não foi possível enviar. Tente de novo.')).toBeVisible();
});

test('what is known of one purchase never stands under the address of another', async () => {
  const code = await opened();
  await expect.element(page.getByText(`Compra nº ${code}`, { exact: true })).toBeVisible();
  answerCall('GET', '/usrio/compras/77', cutOff);
  goneTo('/compra/77');
  await expect.element(page.getByText('Não foi possível carregar esta compra.')).toBeVisible();
});

test('a visitor signs in and comes back to it', async () => {
  await openScreen('/compra/77');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fcompra%2F77');
  await openScreen('/compra/77#mensagens');
  await expect.poll(currentAddress).toBe('/auth/?redirectFrom=%2Fcompra%2F77%23mensagens');
});
