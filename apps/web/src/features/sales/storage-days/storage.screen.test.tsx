import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { brokenRules, lowContrast, overflow } from '../../../../test/screens/accessibility.ts';
import { answerCall } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer, type PurchaseOptions } from '../../../../test/world/purchases.ts';
import { storedPurchase, type StorageOfSale } from '../../../../test/world/storage.ts';

const section = page.getByRole('region', { name: 'Diárias de pátio' });
const released = { status: 'L', columns: { payment_approved: true } } as const;

/** A purchase with storage of the signed-in user, on its page; answers its number. */
async function opened(storage: StorageOfSale = {}, options: PurchaseOptions = released): Promise<number> {
  const { id } = await world.signedIn();
  const code = await storedPurchase(world, await purchasedOffer(world, id, options), storage);
  await openScreen(`/compra/${code}`);
  return code;
}

async function looksRight(): Promise<void> {
  expect(await brokenRules()).toEqual([]);
  expect(await lowContrast()).toEqual([]);
  expect(overflow()).toBeLessThanOrEqual(0);
}

test('before the release it says what storage will cost, also in English and on a phone', async () => {
  await page.viewport(360, 760);
  const code = await opened({}, { status: 'V' });
  await expect
    .element(section)
    .toMatchTextContent('Depois da liberação, o veículo fica 2 dias úteis no pátio sem custo.');
  await expect.element(section).toMatchTextContent(/Cada dia útil depois disso\s*R\$ 30,00/);
  await expect.element(section).toMatchTextContent('R$ 120,00 (4 dias úteis)');
  await expect.element(section).toMatchTextContent('A cobrança é uma só, quando o veículo sai.');
  await looksRight();
  await openScreen(`/compra/${code}?idiom=EN`);
  const english = page.getByRole('region', { name: 'Storage' });
  await expect.element(english).toMatchTextContent('stored for 2 working days without cost');
});

test('while days are free it says until when, and how many are left', async () => {
  await opened({ days: ['livre'] });
  await expect.element(section).toMatchTextContent(/Sem custo até \d\d\/\d\d\/\d{4}\. A partir de/);
  await expect.element(section).toMatchTextContent(/Dias sem custo que restam\s*1 dia útil/);
  await expect.element(section).not.toMatchTextContent('Em aberto');
});

test('once they count it says how many and how much, and why other days did not', async () => {
  await opened({ days: ['livre', 'livre', 'conta', 'sem-horario', 'conta'] });
  await expect.element(section).toMatchTextContent('Contados até ontem: 2 dias úteis, R$ 60,00.');
  await expect.element(section).toMatchTextContent(/Em aberto, ainda não cobrado\s*R\$ 60,00/);
  await section.getByText('Ver 5 dias').click();
  await expect.element(section).toMatchTextContent('não conta: sem horário livre');
  expect(section.getByRole('button').elements()).toEqual([]);
  await looksRight();
});

test('never more than the most is owed', async () => {
  await opened({ days: ['livre', 'livre', ...Array.from({ length: 9 }, () => 'conta')] });
  await expect.element(section).toMatchTextContent('Contados até ontem: 4 dias úteis, R$ 120,00.');
});

test('where keys wait for it, the buyer has it charged, once, and pays it with the purchase', async () => {
  const code = await opened({ keys: 'paid', days: ['livre', 'livre', 'conta', 'conta'] });
  await expect.element(section).toMatchTextContent('O veículo sai quando as diárias estão pagas.');
  await section.getByRole('button', { name: 'Pagar R$ 60,00 agora' }).click();
  await expect.element(section).toMatchTextContent('Cobrança feita. Pague em Pagamentos desta compra.');
  await expect.element(section).toMatchTextContent(/Cobrado e a pagar\s*R\$ 60,00/);
  await expect.element(section.getByRole('button')).not.toBeInTheDocument();
  const charges = `select count(*)::int from charge where purchase_code = $1 and kind = 'storage' and amount_cents = 6000`;
  expect(await world.value('count', charges, [code])).toBe(1);
  await looksRight();
});

test('a charge that came in between is told, and what is owed is shown as it is', async () => {
  const code = await opened({ keys: 'paid', days: ['livre', 'livre', 'conta'] });
  const pay = section.getByRole('button', { name: 'Pagar R$ 30,00 agora' });
  // The page may ask again by itself, and would lose the button before the click.
  answerCall('POST', `/usrio/compras/${code}/diarias/cobranca`, async (_call, pass) => {
    await world.query(
      'update storage set waived_cents = 3000, version = version + 1 where purchase_code = $1 returning version',
      [code],
    );
    return pass();
  });
  await pay.click();
  await expect.element(section).toMatchTextContent('As diárias mudaram enquanto você olhava');
  await expect.element(pay).not.toBeInTheDocument();
});

test('what the team waived is taken off, with its reason', async () => {
  const code = await opened({ days: ['livre', 'livre', 'conta', 'conta'] });
  const long = `O pátio mudou de endereço e ${'ninguemconseguiaencontrar'.repeat(5)} o portão novo.`;
  await world.query(
    `with waived as (update storage set waived_cents = 3000 where purchase_code = $1)
     insert into storage_waiver (purchase_code, amount_cents, of_charge, reason, by_id, at)
       select code, 3000, false, $2, account_id, now() from purchase where code = $1 returning code`,
    [code, long],
  );
  await page.viewport(360, 760);
  await openScreen(`/compra/${code}`);
  await expect.element(section).toMatchTextContent(`A equipe dispensou R$ 30,00: ${long}`);
  await expect.element(section).toMatchTextContent(/Em aberto, ainda não cobrado\s*R\$ 30,00/);
  await looksRight();
});

test('a purchase that never costs storage has no such part', async () => {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, released);
  const code = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await openScreen(`/compra/${String(code)}`);
  await expect.element(page.getByRole('heading', { name: 'Sua compra' })).toBeVisible();
  await expect.element(section).not.toBeInTheDocument();
});
