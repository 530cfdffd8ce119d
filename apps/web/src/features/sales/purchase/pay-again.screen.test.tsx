import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const current = () => page.getByRole('listitem').filter({ has: page.getByText('Agora') });

test('a completed one whose payment was taken back says since when, what is owed and where to pay it', async () => {
  const columns = {
    finished_at: '2026-11-01T15:00:00Z',
    payment_approved: false,
    payment_withdrawn_at: '2026-11-20T15:00:00Z',
  };
  let paid = false;
  const charge = {
    codigo: 1,
    tipo: 'preco',
    credor: 'casa',
    valor: 12_000,
    aDevolver: 0,
    devolvidoPeloBanco: 12_000,
    devolucoesDoBanco: [{ valor: 12_000, em: '2026-11-20T15:00:00Z' }],
    devolvidoAMais: null,
    vencimento: '2026-11-05T15:00:00Z',
    emConferencia: false,
    posterior: false,
  };
  answerCall('GET', /^\/usrio\/compras\/\d+\/cobrancas$/, () =>
    reply(200, {
      data: paid
        ? { aberto: 0, cobrancas: [{ ...charge, aberto: 0, situacao: 'paga' }] }
        : { aberto: 12_000, cobrancas: [{ ...charge, aberto: 12_000, situacao: 'vencida' }] },
    }),
  );
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status: 'X', columns });
  const code = numberOf(
    await world.value('code', 'select code from purchase where offer_code = $1', [offer]),
  );
  await openScreen(`/compra/${code}`);
  await expect.element(heading(/^Pague de novo: o pagamento deixou de valer em 20\/11\/2026/)).toBeVisible();
  await expect.element(page.getByText('Com você')).toBeVisible();
  await expect.element(page.getByText(/O veículo continua com você/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver o pagamento' })).toBeVisible();
  await expect.element(current()).toMatchTextContent('Pagamento');
  await expect
    .element(page.getByText(/^O banco devolveu R\$\s12\.000,00 do que foi pago aqui, em 20\/11\/2026\.$/))
    .toBeVisible();
  await expect.element(heading('Compra concluída')).not.toBeInTheDocument();
  expect(await brokenRules()).toEqual([]);
  paid = true;
  await world.query(
    'update purchase set payment_approved = true, payment_withdrawn_at = null where code = $1',
    [code],
  );
  await openScreen(`/compra/${code}`);
  await expect.element(heading('Compra concluída')).toBeVisible();
  await expect.element(page.getByText('Tudo está pago.')).toBeVisible();
});
