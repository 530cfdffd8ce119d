import { expect, test } from '../journey.ts';
import { CancellationPage } from '../pages/cancellation-page.ts';
import { watchRequests } from '../pages/quiet.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { purchasedOffer } from '../../apps/web/test/world/purchases.ts';

const paid = { invoice_issued: true, payment_approved: true, payment_method: 'A' } as const;
const bank = {
  Banco: 'Banco do Teste',
  Agência: '0001',
  Conta: '98765-4',
  'CPF/CNPJ': '52998224725',
  'Nome do titular': 'Maria da Conta',
  CEP: '1',
  Endereço: 'Rua das Acácias, 10',
} as const;

test('a cancellation request sent after the session was revoked is not lost, and sent twice it arrives once, C-09, SESS-11', async ({
  page,
  context,
  world,
}) => {
  const person = await world.signedIn(context);
  const requests = watchRequests(page);
  const code = await purchasedOffer(world, person.id, { columns: paid });
  const screen = await new CancellationPage(page).open(code);
  await screen.choose('Motivo', 'Desisti da compra');
  await screen.text.fill('Um motivo que fica');
  await screen.fill(bank);
  await page.getByLabel('Outro titular').check();
  await screen.choose('Estado', 'Espírito Santo');
  await screen.choose('Cidade', 'Vila Velha');
  await requests.quiet();
  await world.query('update session set revoked_at = now() where account_id = $1 returning id', [person.id]);
  await screen.next.click();
  await expect(page).toHaveURL(/\/#\/home$/);
  const dialog = page.getByRole('dialog', { name: 'Entre para continuar' });
  await expect(dialog).toContainText('Você precisa estar logado!');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await new SignInPage(page).signIn(person);
  await expect(screen.text).toHaveValue('Um motivo que fica');
  await expect(page.getByLabel('Conta', { exact: true })).toHaveValue(bank.Conta);
  await screen.next.dblclick();
  await expect(page).toHaveURL(/\/home$/);
  const requested = `select count(*)::int as n from cancellation where offer_code = $1`;
  expect(await world.value('n', requested, [code])).toBe(1);
});
