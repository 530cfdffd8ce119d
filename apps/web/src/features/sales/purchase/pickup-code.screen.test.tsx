import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const CODE = /^\/usrio\/compras\/\d+\/codigo-retirada$/;

/** Opens the page of a purchase whose code, if it has one, is this. */
async function opened(status: 'C' | 'L', codes: readonly string[]): Promise<void> {
  let now = 0;
  const answer = () => reply(200, { data: { codigo: codes[now], feitoEm: '2026-11-28T12:00:00Z' } });
  answerCall('GET', CODE, answer);
  answerCall('POST', CODE, () => {
    now += 1;
    return answer();
  });
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status });
  const code = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await openScreen(`/compra/${numberOf(code)}`);
}

const heading = (name: string) => page.getByRole('heading', { name });

test('a released purchase shows its pickup code as text and QR, and replaces it when asked twice', async () => {
  await opened('L', ['ABCD-2345', 'WXYZ-6789']);
  await expect.element(page.getByText('ABCD-2345')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'QR do código de retirada' })).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  await page.getByRole('button', { name: 'Trocar o código' }).click();
  await expect.element(page.getByText('ABCD-2345')).toBeVisible();
  await page.getByRole('button', { name: 'Trocar agora' }).click();
  await expect.element(page.getByText('WXYZ-6789')).toBeVisible();
  await expect.element(page.getByText('Código trocado. O anterior não vale mais.')).toBeVisible();
});

test('one that is not released yet shows none', async () => {
  await opened('C', ['ABCD-2345']);
  await expect.element(heading('O banco analisa o crédito')).toBeVisible();
  expect(page.getByText('ABCD-2345').elements()).toEqual([]);
});
