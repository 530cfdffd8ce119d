import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { brokenRules } from '../../../../test/screens/accessibility.ts';
import { answerCall, reply, sentCalls } from '../../../../test/screens/calls.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';
import { numberOf } from '../../../../test/world/world.ts';

const PIX = /^\/usrio\/compras\/\d+\/pix$/;
const charge = {
  cobranca: 1,
  tipo: 'preco',
  emAberto: 12_000,
  devolvidoAMais: 0,
  vencimento: '2026-12-05T12:00:00Z',
  ateVencimento: false,
  pix: null,
};
const code = {
  valor: 12_000,
  copiaECola: '00020126BR.GOV.BCB.PIX6304ABCD',
  expiraEm: '2026-11-28T12:30:00Z',
  prazo: 'agora',
};

async function opened(
  data: () => unknown,
  ask: () => Response = () => reply(200, { data: charge }),
): Promise<void> {
  answerCall('GET', PIX, () => reply(200, { data: data() }));
  answerCall('POST', PIX, ask);
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { status: 'V' });
  const purchase = await world.value('code', 'select code from purchase where offer_code = $1', [offer]);
  await openScreen(`/compra/${numberOf(purchase)}`);
}

const list = (...cobrancas: readonly object[]) => ({ cobrancas, recebido: 0 });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a charge gets a code with QR, text and the time that is left, and another one once it is over', async () => {
  let seconds = 0;
  await opened(
    () => list({ ...charge, pix: seconds === 0 ? null : { ...code, segundos: seconds } }),
    () => {
      seconds = seconds === 0 ? 2 : 1800;
      return reply(200, { data: charge });
    },
  );
  await button('Gerar Pix: Preço do veículo').click();
  await expect.element(button('Gerar outro código')).toBeVisible();
  await button('Gerar outro código').click();
  await expect.element(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await expect.element(page.getByText(code.copiaECola)).toBeVisible();
  // Banks allow less by night, and nobody should learn that from a refusal.
  await expect.element(page.getByText(/limite por Pix e por dia, mais baixo das 20h às 6h/)).toBeVisible();
  // Nothing here can be scheduled.
  await expect.element(page.getByText(/ou agende para o dia/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Pague em até (30:00|29:5\d)$/)).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('a charge that is due later can have a code that stays valid until then, without a countdown', async () => {
  let asked = false;
  await opened(
    () =>
      list({
        ...charge,
        ateVencimento: true,
        pix: asked
          ? { ...code, expiraEm: '2026-12-06T03:00:00Z', segundos: 700_000, prazo: 'vencimento' }
          : { ...code, segundos: 1800 },
      }),
    () => {
      asked = true;
      return reply(200, { data: charge });
    },
  );
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(page.getByText(/ou agende para o dia/)).toBeVisible();
  await button('Código válido até o vencimento: Preço do veículo').click();
  await expect.element(page.getByText('Válido até o fim do dia 05/12/2026')).toBeVisible();
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(button(/Código válido até o vencimento/)).not.toBeInTheDocument();
  expect(sentCalls('POST', PIX).map(({ body }) => body)).toEqual([{ cobranca: 1, prazo: 'vencimento' }]);
  expect(await brokenRules()).toEqual([]);
});

test('a refusal of the bank is said, and nothing is lost', async () => {
  await opened(
    () => list(charge),
    () => reply(503, { erros: ['O banco não respondeu. Nada foi cobrado. Tente de novo em instantes.'] }),
  );
  await button('Gerar Pix: Preço do veículo').click();
  await expect.element(page.getByText(/O banco não respondeu/)).toBeVisible();
  await expect.element(button('Gerar Pix: Preço do veículo')).toBeVisible();
});

test.each([
  ['is paid', 12_000, 1],
  ['is cancelled, or approved by hand', 0, 0],
] as const)(
  'a charge that %s is asked for no more; thanks are for money alone',
  async (_what, recebido, thanks) => {
    let asked = false;
    await opened(
      () => (asked ? { cobrancas: [], recebido } : list(charge)),
      () => {
        asked = true;
        return reply(409, { erros: ['Esta cobrança não espera pagamento.'] });
      },
    );
    await button('Gerar Pix: Preço do veículo').click();
    await expect.element(button('Gerar Pix: Preço do veículo')).not.toBeInTheDocument();
    expect(page.getByText('Pagamento recebido. Obrigado!').elements()).toHaveLength(thanks);
  },
);

test.each([
  ['without a bank', null],
  ['with nothing to pay', { cobrancas: [], recebido: 12_000 }],
])('%s there is no part for it', async (_when, data) => {
  await opened(() => data);
  await expect.element(page.getByRole('heading', { name: 'Nossa equipe fala com você' })).toBeVisible();
  await expect.poll(() => sentCalls('GET', PIX)).not.toHaveLength(0);
  await expect.poll(() => page.getByText('Pagar com Pix').elements()).toEqual([]);
});

test('what was given back too much is asked for with why, and paid like a charge', async () => {
  const back = { ...charge, emAberto: 300, devolvidoAMais: 300 };
  answerCall('GET', /^\/usrio\/compras\/\d+\/cobrancas$/, () =>
    reply(200, {
      data: {
        aberto: 0,
        cobrancas: [
          {
            codigo: 1,
            tipo: 'preco',
            credor: 'casa',
            valor: 12_000,
            aberto: 0,
            aDevolver: 0,
            devolvidoPeloBanco: 0,
            devolucoesDoBanco: [],
            devolvidoAMais: { valor: 300, motivo: 'O banco devolveu o Pix depois da nossa transferência.' },
            vencimento: charge.vencimento,
            situacao: 'cancelada',
            emConferencia: false,
            posterior: false,
          },
        ],
      },
    }),
  );
  await opened(() => list(back));
  await expect.element(page.getByText(/Voltaram para você R\$\s300,00 a mais do que foi pago/)).toBeVisible();
  await expect
    .element(page.getByText('Do financeiro: O banco devolveu o Pix depois da nossa transferência.'))
    .toBeVisible();
  await expect.element(page.getByText('Nada mais é cobrado nesta compra.')).not.toBeInTheDocument();
  await expect.element(page.getByText(/devolvido a mais para você/)).toBeVisible();
  await expect.element(button('Gerar Pix: Preço do veículo')).toBeVisible();
  expect(await brokenRules()).toEqual([]);
});

test('each return by the bank is said with its own amount and day', async () => {
  const shown = { tipo: 'preco', credor: 'casa', valor: 12_000, aDevolver: 0, devolvidoAMais: null };
  const more = { ...shown, vencimento: charge.vencimento, emConferencia: false, posterior: false };
  const devolucoesDoBanco = [
    { valor: 500, em: '2026-11-28T15:00:00Z' },
    { valor: 300, em: '2026-11-30T15:00:00Z' },
  ];
  const cobrancas = [
    { ...more, codigo: 1, aberto: 800, devolvidoPeloBanco: 900, devolucoesDoBanco, situacao: 'parcial' },
    { ...more, codigo: 2, aberto: 0, devolvidoPeloBanco: 900, devolucoesDoBanco: [], situacao: 'paga' },
  ];
  answerCall('GET', /^\/usrio\/compras\/\d+\/cobrancas$/, () =>
    reply(200, { data: { aberto: 800, cobrancas } }),
  );
  await opened(() => list(charge));
  for (const said of [
    /^O banco devolveu R\$\s500,00 do que foi pago aqui, em 28\/11\/2026\.$/,
    /^O banco devolveu R\$\s300,00 do que foi pago aqui, em 30\/11\/2026\.$/,
  ])
    await expect.element(page.getByText(said)).toBeVisible();
  expect(page.getByText(/^O banco devolveu/).elements()).toHaveLength(2);
});
