import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lowContrast, brokenRules, overflow } from '../../../../test/screens/accessibility.ts';
import { NegotiationsScreen } from '../../../../test/screens/pages/negotiations-screen.ts';
import { world } from '../../../../test/screens/world.ts';
import { purchasedOffer } from '../../../../test/world/purchases.ts';

const FACTS = {
  versao: 1,
  compra: { codigo: 1, origem: 'buy', compradaEm: '2026-11-20T15:30:00.000Z', reconstituida: true },
  oferta: {
    codigo: 1,
    titulo: 'Fiat Mobi',
    descricao: '',
    loja: null,
    direito: 'direct | private',
    laudo: null,
    correcoes: 0,
  },
  veiculos: [
    {
      codigo: 2,
      categoria: 'Carros',
      subcategoria: null,
      marca: 'Fiat',
      modelo: 'Mobi',
      versao: 'Like',
      anoFabricacao: 2019,
      anoModelo: 2020,
      uso: 42_000,
      contador: 'Km',
      combustivel: 'Flex',
      cor: 'Branco',
      cambio: null,
      placa: 'ABC1D23',
      cidade: 'Vitória',
      uf: 'ES',
      equipamentos: [],
      situacaoLegal: ['furto-roubo nada-consta', 'multas consta 130.16 Vence em 10/12', 'ipva nada-consta'],
      avarias: ['Para-choque: riscos (leve)'],
      estadoGeral: null,
      hodometro: null,
      chassiRemarcado: null,
      chaves: null,
      manual: null,
      proprietarios: null,
    },
  ],
  fotos: ['a'],
  precoCentavos: 1_000_000,
  custos: [
    { tipo: 'preco', centavos: 1_000_000 },
    { tipo: 'frete', centavos: 0 },
  ],
  totalCentavos: 1_000_000,
  frete: { tipo: 'N', uf: null },
  termos: {
    aceitos: null,
    vigentes: '2025-06-12',
    politica: '2025-06-12',
    taxa: { pontosBase: 0, minimoCentavos: 0, fixaCentavos: 0 },
    textos: {},
  },
};

/** A purchase of the signed-in user, with a record whose hash is right or wrong. */
async function recorded(title: string, hash = `encode(sha256(convert_to($2, 'UTF8')), 'hex')`) {
  const { id } = await world.signedIn();
  const offer = await purchasedOffer(world, id, { offer: { title } });
  await world.value(
    'hash',
    `insert into purchase_snapshot (purchase_code, facts, hash, reconstituted, taken_at)
      select code, $2, ${hash}, true, now() from purchase where offer_code = $1 returning hash`,
    [offer, JSON.stringify(FACTS)],
  );
  return (await new NegotiationsScreen().open('compra')).row(title);
}

test('a purchase shows what was bought as it was, and that its record holds, rules 0.33', async () => {
  const row = await recorded('Comprado um dia');
  const open = row.getByText('O que você comprou');
  await expect.element(row.getByText('Branco')).not.toBeInTheDocument();
  await open.click();
  for (const words of ['Fiat Mobi Like', '2019/2020', 'ABC1D23', 'Branco', 'Vitória/ES', 'R$ 10.000,00'])
    await expect.element(row.getByText(words).first()).toBeVisible();
  await expect
    .element(row.getByText('Nada consta: Furto ou roubo, IPVA; Consta: Multas (R$ 130,16: Vence em 10/12)'))
    .toBeVisible();
  await expect.element(row.getByText('Para-choque: riscos (avaria leve)')).toBeVisible();
  await expect.element(row.getByText(/O registro confere com o código/)).toBeVisible();
  await expect.element(row.getByText(/^Reconstituída:/)).toBeVisible();
  await expect.element(row.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  await row.getByText('Texto completo do registro').click();
  await expect.element(row.getByText(/"marca":"Fiat"/)).toBeVisible();
  expect(await brokenRules()).toEqual([]);
  expect(await lowContrast()).toEqual([]);
  expect(overflow()).toBe(0);
});

test('it opens with the keyboard, and says so when the record does not hold', async () => {
  const row = await recorded('Mexido depois', `repeat('0', 64)`);
  await expect.element(row).toBeVisible();
  row.getByText('O que você comprou').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row.getByText(/O registro não confere com o código/)).toBeVisible();
});

test('a purchase that has no record yet says so', async () => {
  const { id } = await world.signedIn();
  await purchasedOffer(world, id, { offer: { title: 'Sem registro' } });
  const row = (await new NegotiationsScreen().open('compra')).row('Sem registro');
  await row.getByText('O que você comprou').click();
  await expect.element(row.getByText(/ainda está sendo preparado/)).toBeVisible();
});
