import { describe, expect, onTestFinished, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { lowContrast, brokenRules, overflow } from '../../../../../test/screens/accessibility.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { world } from '../../../../../test/screens/world.ts';
import { findOut, giveReference, vehicleCodes } from '../../../../../test/world/findings.ts';
import { textOf } from '../../../../../test/world/world.ts';

const sheet = page.getByRole('region', { name: 'Situação legal e condição' });
const opened = page.getByCss('details[open]');

/** An offer of one vehicle of which something is known, with a picture. */
async function known(): Promise<number> {
  const code = await world.offer({ photos: 2, buyNow: 40_000, base: 30_000 });
  const [vehicle = 0] = await vehicleCodes(world, code);
  const guid = await world.value('guid', 'select guid from photo where offer_code = $1 limit 1', [code]);
  await findOut(world, vehicle, textOf(guid));
  await giveReference(world, vehicle, 50_000);
  return code;
}

/** A lot of so many cars, the first of which something is known. */
async function lotOf(count: number): Promise<number> {
  const vehicles = Array.from({ length: count }, (_, at) => ({
    version: `Versão ${at + 1}`,
    yearModel: 2020,
    optionals: [{ title: 'Conforto', items: [{ name: `Banco ${at + 1}`, stars: 3 }] }],
  }));
  const code = await world.offer({ title: `Lote de ${count}`, vehicles });
  const [vehicle = 0] = await vehicleCodes(world, code);
  await findOut(world, vehicle);
  return code;
}

test('a vehicle without information is not called clean', async () => {
  await new OfferScreen().open(await world.offer());
  await expect.poll(() => sheet.getByText('Não informado', { exact: true }).elements()).toHaveLength(9);
  await expect.element(sheet.getByText('Nada consta', { exact: true })).not.toBeInTheDocument();
  await expect.element(sheet).toMatchTextContent('A condição do veículo não foi informada.');
  await expect
    .element(page.getByRole('region', { name: 'Referência de preço' }))
    .toMatchTextContent('Sem referência FIPE');
});

test('the photograph of a damage opens on the whole screen and gives the focus back', async () => {
  await new OfferScreen().open(await known());
  const photo = page.getByRole('button', { name: 'Para-choque, foto 1' });
  await photo.click();
  await expect.element(page.getByRole('dialog', { name: 'Fotos e vídeos' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(photo).toHaveFocus();
});

describe('the reference price', () => {
  test('stands beside the price with its distance', async () => {
    const { panel } = await new OfferScreen().open(await known());
    await expect
      .element(panel)
      .toMatchTextContent('Referência FIPE de junho de 2026: R$ 50.000,00 (20% abaixo da referência)');
  });

  test('of a lot is the sum once all its vehicles have one', async () => {
    const code = await lotOf(2);
    const [first = 0, second = 0] = await vehicleCodes(world, code);
    await giveReference(world, first, 10_000);
    const offer = await new OfferScreen().open(code);
    await expect.element(offer.panel).toMatchTextContent('Sem referência FIPE para o lote inteiro.');
    await giveReference(world, second, 20_000);
    await offer.open(code);
    await expect
      .element(offer.panel)
      .toMatchTextContent('Soma das referências FIPE de junho de 2026: R$ 30.000,00');
  });
});

test('each vehicle of a lot shows its own equipment once it is opened, DETL-27', async () => {
  await new OfferScreen().open(await lotOf(3));
  await page.getByRole('link', { name: /^2\. .*Versão 2$/ }).click();
  await expect.element(opened.getByText('Banco 2')).toBeVisible();
  expect(opened.elements()).toHaveLength(1);
  await expect.element(opened.getByText('Banco 1')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Abrir todos' }).click();
  await expect.poll(() => opened.elements()).toHaveLength(3);
  await expect.element(page.getByText('Banco 3')).toBeVisible();
});

describe('the cost in all', () => {
  test('goes along with the bid that is typed, and pickup costs nothing, DETL-02, BIDS-05', async () => {
    const offer = await new OfferScreen().open(await world.offer(), 'leilao');
    const costs = offer.panel.getByTestId('costs');
    await expect.element(costs).toMatchTextContent('depende do destino');
    await offer.bidField.fill('20000');
    await expect.element(costs).toMatchTextContent('Seu lanceR$ 20.000,00');
    await expect.element(costs).toMatchTextContent(/TotalR\$ 2\d\.\d{3},\d\d \+ frete/);
    await costs.getByRole('combobox', { name: /Frete/ }).selectOptions('Retirar no pátio');
    await expect.element(costs).toMatchTextContent('sem custo');
    await expect.element(costs.getByCss('div').last()).toMatchTextContent(/^TotalR\$ [\d.]+,\d\d$/);
  });

  test('goes along with a maximum and a proposal that are typed', async () => {
    const offer = await new OfferScreen().open(await world.offer({ acceptsProposals: true }), 'leilao');
    for (const [button, name, field, label] of [
      [offer.automaticBid, 'Lance automático', 'Seu valor máximo', 'Seu valor máximo'],
      [offer.propose, 'Faça uma proposta', 'Valor da proposta', 'Sua proposta'],
    ] as const) {
      await button.click();
      const dialog = offer.dialog(name);
      await dialog.getByLabelText(field).fill('15000');
      await expect.element(dialog.getByTestId('costs')).toMatchTextContent(`${label}R$ 15.000,00`);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });
});

// In the other colours only contrast can differ.
describe.for([
  { colours: 'light', broken: brokenRules },
  { colours: 'dark', broken: lowContrast },
] as const)('in $colours colours', ({ colours, broken }) => {
  for (const [what, offer] of [
    ['a known vehicle', known],
    ['a lot', () => lotOf(12)],
  ] as const) {
    test(`${what} breaks no rule of WCAG 2.2 AA and scrolls nowhere sideways`, async () => {
      onTestFinished(() => commands.showColours(null));
      await commands.showColours(colours);
      await new OfferScreen().open(await offer(), 'leilao');
      const all = page.getByRole('button', { name: 'Abrir todos' });
      if (all.elements().length > 0) await all.click();
      for (const width of [360, 1024, 1440]) {
        await page.viewport(width, 900);
        expect(overflow(), `${width} px`).toBe(0);
        expect(await broken(), `${width} px`).toEqual([]);
      }
    });
  }
});
