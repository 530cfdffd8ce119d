import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { sendTwice, sendWithoutSession } from '../../../../test/screens/pages/lost-session.ts';
import { world } from '../../../../test/screens/world.ts';
import { dropDraft } from '../../../platform/drafts/drafts.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';

const PAID = { invoice_issued: true, payment_approved: true, payment_method: 'A' } as const;
const BANK = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '52998224725',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
} as const;
const reason = page.getByRole('button', { name: /^Motivo/ });
const text = page.getByLabelText('Justificativa');
const send = page.getByRole('button', { name: 'Continuar' });

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a request sent after the session ended is not lost, sent twice it arrives once, and storage never holds bank data, C-09, SESS-11', async () => {
  const person = await world.signedIn();
  const code = await purchasedOffer(world, person.id, { columns: PAID });
  await openScreen(`/cancelamento/${code}`);
  await choose('Motivo', 'Desisti da compra');
  await text.fill('Um motivo que fica');
  for (const [label, typed] of Object.entries(BANK))
    await page.getByLabelText(label, { exact: true }).fill(typed);
  await page.getByLabelText('Outro titular').click();
  await choose('Estado', 'Espírito Santo');
  await choose('Cidade', 'Vila Velha');
  await expect.element(send).toBeEnabled();
  const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
  expect(stored).toContain('Um motivo que fica');
  expect(stored).not.toContain(BANK.Conta);

  // As after reloading the page: memory is gone, and so is what storage holds unencrypted.
  await expect.poll(() => sessionStorage.getItem(`patio.selado.cancelamento.${code}`)).not.toBeNull();
  await openScreen('/home');
  dropDraft(`cancelamento.${code}`);
  await openScreen(`/cancelamento/${code}`);
  await expect.element(page.getByLabelText('Conta', { exact: true })).toHaveValue(BANK.Conta);
  await expect.element(page.getByLabelText('Banco', { exact: true })).toHaveValue(BANK.Banco);
  await choose('Motivo', 'Desisti da compra');
  await text.fill('Um motivo que fica');
  await expect.element(send).toBeEnabled();

  const form = { send, method: 'POST', path: /cancelCompra/ };
  await sendWithoutSession({ ...form, person });
  await expect.element(text).toHaveValue('Um motivo que fica');
  await expect.element(reason).toMatchTextContent('Desisti da compra');
  await expect.element(page.getByLabelText('Conta', { exact: true })).toHaveValue(BANK.Conta);
  await sendTwice(form);
});
