import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { once } from '../../../../../test/screens/deals/once.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';
import { fieldOf, textOf } from '../../../../../test/world/world.ts';

const SERRA = 3_205_002;

const extra = (codigoAdditionalInformation: number, title: string, value: string) => ({
  codigoAdditionalInformation,
  title,
  value,
});

const volvo = once(() =>
  world.offer({
    title: 'Volvo FH 540 completo',
    description: '<p>Caminhão <strong>revisado</strong></p><script>window.estragado = 1</script>',
    vehicles: [
      {
        categoryCode: 5,
        brand: 'Volvo',
        version: '540 6x4',
        yearManufacture: 2019,
        yearModel: 2020,
        usage: 120_000,
        counter: 'Km',
        plate: 'ABC1D23',
        colour: 'Branco',
        fuel: 'Diesel',
        cityCode: SERRA,
        additional: [
          extra(119, 'Câmbio', 'Automatizado'),
          extra(120, 'Portas', '2'),
          extra(121, 'Tração', '6x4'),
          extra(122, 'Tipo de Direção', 'Hidráulica'),
          extra(123, 'Chassis Remarcado', 'Não'),
        ],
        optionals: [
          {
            title: 'Conforto',
            items: [
              { name: 'Ar-condicionado', stars: 3 },
              { name: 'Rádio', stars: 1 },
              { name: 'Bancos', stars: 2 },
              { name: 'Cama', stars: 0 },
              { name: 'Geladeira' },
            ],
          },
          { title: 'Segurança', items: [{ name: 'Freio ABS', stars: 3 }] },
        ],
        tanks: [{ material: 'Aço', capacidade: 15_000 }],
        implements: [
          {
            tipoImplemento: 'Baú',
            fabricante: 'Randon',
            modelo: 'SR',
            anoImplemento: 2018,
            largura: 2.6,
            altura: 4,
            comprimento: 14,
          },
        ],
      },
    ],
  }),
);

test('the version that the title does not say stands below it, before years, odometer and place, CARD-09', async () => {
  await new OfferScreen().open(await volvo());
  await expect
    .element(page.getByText('540 6x4 · 2019/2020 · 120.000 Km · Serra/ES', { exact: true }))
    .toBeVisible();
});

async function expectFacts(expected: Readonly<Record<string, string>>): Promise<void> {
  const offer = await new OfferScreen().open(await volvo());
  for (const [title, value] of Object.entries(expected)) {
    await expect.element(offer.fact(title)).toBeVisible();
    expect(textsOf(offer.fact(title)), title).toEqual([value]);
  }
}

describe('the vehicle of an offer', () => {
  test('has cards with its use and its years, the plate masked but for its end, DETL-19, DETL-20', async () => {
    await expectFacts({ Quilometragem: '120.000 Km', 'Fabricação/modelo': '2019/2020', Placa: '***-1D23' });
    expect(document.documentElement.innerHTML).not.toContain('ABC1D23');
  });

  test('has cards with gearbox, colour and fuel, steering and traction, DETL-21, DETL-22', async () => {
    await expectFacts({
      Câmbio: 'Automatizado',
      Cor: 'Branco',
      Combustível: 'Diesel',
      'Tipo de Direção': 'Hidráulica',
      Tração: '6x4',
    });
  });

  test('has cards with what else is known of it, but not that its chassis was marked again, DETL-23', async () => {
    await expectFacts({ Portas: '2' });
    await expect.element(page.getByText('Chassis Remarcado')).not.toBeInTheDocument();
  });
});

describe('the sections of an offer', () => {
  test('give its tanks in litres and its implements in metres, DETL-24, DETL-25', async () => {
    await new OfferScreen().open(await volvo());
    const cells = (region: string): string[] =>
      textsOf(page.getByRole('region', { name: region, exact: true }).getByCss('tbody tr td'));
    await expect.poll(() => cells('Tanques')).toEqual(['Aço', '15.000 L']);
    await expect
      .poll(() => cells('Implementos'))
      .toEqual(['Baú', 'Randon', 'SR', '2018', '2,60 x 4,00 x 14,00 m']);
  });

  test('measure in the figures of the language of the page', async () => {
    await openScreen(`/oferta/${await volvo()}?idiom=EN`);
    const main = page.getByRole('main');
    await expect.element(main.getByRole('cell', { name: '15,000 L', exact: true })).toBeVisible();
    await expect.element(main.getByRole('cell', { name: '2.60 x 4.00 x 14.00 m' })).toBeVisible();
  });

  test('show its description as it was laid out, and nothing in it runs, DETL-26', async () => {
    await new OfferScreen().open(await volvo());
    const description = page.getByRole('region', { name: 'Descrição' });
    await expect.element(description.getByCss('strong')).toHaveTextContent('revisado');
    await expect.element(description.getByCss('script')).not.toBeInTheDocument();
    await expect.element(description).not.toMatchTextContent('estragado');
    expect(Reflect.get(window, 'estragado')).toBeUndefined();
  });

  test('show its equipment in groups, each thing with its state or a dash, DETL-27', async () => {
    await new OfferScreen().open(await volvo());
    const optionals = page.getByRole('region', { name: 'Opcionais' });
    await expect.element(optionals).toBeVisible();
    await expect
      .poll(() => textsOf(optionals.getByRole('heading', { level: 3 })))
      .toEqual(['Conforto', 'Segurança']);
    expect(textsOf(optionals.getByRole('listitem'))).toEqual([
      'Ar-condicionado★★★ Bom',
      'Rádio★ Ruim',
      'Bancos★★ Regular',
      'Cama—',
      'Geladeira—',
      'Freio ABS★★★ Bom',
    ]);
  });

  test('show the similar offers that the API names in a row below, DETL-28', async () => {
    const other = `Scania ${world.word()}`;
    await world.offer({ title: other, vehicles: [{ categoryCode: 5, brand: 'Volvo' }] });
    const code = await volvo();
    await openScreen(`/oferta/${code}`);
    const reply: unknown = await (await fetch(`/api/veicle/${code}/semelhantes`)).json();
    const data: unknown = fieldOf(reply, 'data');
    const titles = Array.isArray(data) ? data.map((offer: unknown) => textOf(fieldOf(offer, 'title'))) : [];
    expect(titles).toContain(other);
    const row = page.getByRole('region', { name: 'Ofertas semelhantes' }).first();
    await expect.poll(() => textsOf(row.getByRole('article').getByRole('heading'))).toEqual(titles);
  });
});

test('a description of 20,000 characters starts folded and opens by its button, DETL-26', async () => {
  const line = '<p>Revisado na concessionária, com todas as notas e o manual.</p>';
  await new OfferScreen().open(await world.offer({ description: line.repeat(300) }));
  const description = page.getByRole('region', { name: 'Descrição' });
  const height = (): number => description.element().getBoundingClientRect().height;
  await expect.element(description).toBeVisible();
  expect(height()).toBeLessThan(600);
  await description.getByRole('button', { name: 'Ler mais' }).click();
  await expect.element(description.getByRole('button', { name: 'Ler menos' })).toBeVisible();
  expect(height()).toBeGreaterThan(3000);
  await description.getByRole('button', { name: 'Ler menos' }).click();
  await expect.element(description.getByRole('button', { name: 'Ler mais' })).toBeVisible();
  expect(height()).toBeLessThan(600);
});
