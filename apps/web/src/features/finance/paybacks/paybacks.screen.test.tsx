import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, cutOffUntilClicked, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const PAYBACKS = /^\/usrio\/compras\/\d+\/devolucoes$/;
const payback = {
  codigo: 1,
  forma: 'pix',
  situacao: 'em-envio',
  valor: 300,
  destino: null,
  pedidaEm: '2026-11-28T12:00:00Z',
  aprovadaEm: '2026-11-28T13:00:00Z',
  enviada: false,
  encerradaEm: null,
  referencia: null,
  registroDesfeitoEm: null,
};

async function opened(answer: Parameters<typeof answerCall>[2]): Promise<void> {
  answerCall('GET', PAYBACKS, answer);
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status: 'V' });
  const purchase = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await openScreen(`/compra/${numberOf(purchase)}`);
}
const list = (...devolucoes: readonly object[]) => reply(200, { data: { conta: null, devolucoes } });

test('what goes back is shown step by step', async () => {
  const made = { ...payback, codigo: 2, forma: 'transferencia', situacao: 'feita', enviada: true };
  await opened(() =>
    list(
      payback,
      { ...made, encerradaEm: '2026-11-28T14:00:00Z', referencia: 'TED 8891' },
      {
        ...payback,
        codigo: 3,
        situacao: 'falhou',
      },
      {
        ...payback,
        codigo: 4,
        forma: 'transferencia',
        registroDesfeitoEm: '2026-11-29T12:00:00Z',
      },
    ),
  );
  await expect.element(page.getByRole('heading', { name: 'Devoluções' })).toBeVisible();
  await expect.element(page.getByText('○ Chegou a seguir')).toBeVisible();
  await expect.element(page.getByText(/✓ Enviada em/)).toBeVisible();
  await expect.element(page.getByText(/Referência do banco: TED 8891/)).toBeVisible();
  await expect.element(page.getByText(/O banco não concluiu esta devolução/)).toBeVisible();
  await expect
    .element(page.getByText(/registrado por engano\. Em .* vimos que ela ainda não saiu/))
    .toBeVisible();
  await expect.element(page.getByText('○ Enviada a seguir').nth(1)).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('what cannot be loaded is loaded again on request, and while nothing goes back there is no part for it', async () => {
  await opened(cutOffUntilClicked());
  await expect.element(page.getByText('Não foi possível carregar as devoluções.')).toBeVisible();
  await page.getByRole('region', { name: 'Devoluções' }).getByRole('button').click();
  await expect.element(page.getByRole('heading', { name: 'Devoluções' })).not.toBeInTheDocument();
});
