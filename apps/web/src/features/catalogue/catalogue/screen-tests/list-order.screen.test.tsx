import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, cutOff, sentCalls } from '../../../../../test/screens/calls.ts';
import { drawn, freezeClock, runClock } from '../../../../../test/screens/deals/clock.ts';
import { attributesOf, textsOf } from '../../../../../test/screens/elements.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { numberOf } from '../../../../../test/world/world.ts';
import { world } from '../../../../../test/screens/world.ts';

const SERRA = 3_205_002;
const CAMPINAS = 3_509_502;
const SAO_PAULO = 3_550_308;
/** Near São Paulo. */
const HERE = { latitude: -23.5, longitude: -46.6 };
const WARNING = 'Sua permissão de localização está bloqueada. Ative para ordenar por distância.';

let word = '';
const named = (...titles: string[]): string[] => titles.map((title) => `${title} ${word}`);

// Every order puts them differently: no order can replace another one.
beforeAll(async () => {
  word = world.word();
  await world.offer({
    title: `Um ${word}`,
    buyNow: 50_000,
    endsInSeconds: 90_000,
    vehicles: [{ cityCode: CAMPINAS }],
  });
  await world.offer({ title: `Dois ${word}`, buyNow: 90_000, endsInSeconds: 200_000, vehicles: [{}] });
  await world.offer({
    title: `Três ${word}`,
    buyNow: 20_000,
    endsInSeconds: 150_000,
    vehicles: [{ cityCode: SERRA }],
  });
  await world.offer({
    title: `Quatro ${word}`,
    buyNow: 70_000,
    endsInSeconds: 3000,
    vehicles: [{ cityCode: SAO_PAULO }],
  });
});
beforeEach(() => page.viewport(1400, 900));

/** What the browser answers when it is asked where it is. */
function standAt(place: { latitude: number; longitude: number } | null): void {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, refused) => {
    if (place === null) {
      refused?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      return;
    }
    const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    const coords = { ...place, ...unknown, accuracy: 10, toJSON: () => place };
    found({ coords, timestamp: Date.now(), toJSON: () => place });
  });
  onTestFinished(() => asked.mockRestore());
}

describe('the order of a list', () => {
  test('can be one of five, and the one that ends first, SORT-01', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    expect(attributesOf(home.order.getByRole('option'), 'value')).toEqual([
      'MAIS_RECENTES',
      'MAIS_ANTIGOS',
      'MAIOR_PRECO',
      'MENOR_PRECO',
      'DISTANCIA',
      'TERMINA_LOGO',
    ]);
    expect(textsOf(home.order.getByRole('option')).slice(0, 5)).toEqual([
      'Mais recentes',
      'Mais antigos',
      'Maior preço',
      'Menor preço',
      'Distância',
    ]);
  });

  test('is MAIS_RECENTES by itself: the highest code first, SORT-02', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(home.order).toHaveValue('MAIS_RECENTES');
    expect(home.shown()).toEqual(named('Quatro', 'Três', 'Dois', 'Um'));
    const codes = attributesOf(home.titles.getByRole('link'), 'href').map((href) =>
      Number(href.split('/').at(-1)),
    );
    expect(codes).toEqual(codes.toSorted((one, other) => other - one));
  });

  for (const { order, titles, id } of [
    { order: 'MAIS_ANTIGOS', titles: ['Um', 'Dois', 'Três', 'Quatro'], id: 'SORT-03' },
    { order: 'MAIOR_PRECO', titles: ['Dois', 'Quatro', 'Um', 'Três'], id: 'SORT-04' },
    { order: 'MENOR_PRECO', titles: ['Três', 'Um', 'Quatro', 'Dois'], id: 'SORT-05' },
    { order: 'TERMINA_LOGO', titles: ['Quatro', 'Um', 'Três', 'Dois'], id: 'SORT-01' },
  ]) {
    test(`${order} puts ${titles.join(', ')} in this order and is in the address, ${id}`, async () => {
      const home = await new HomeScreen().open(`term=${word}`);
      await home.order.selectOptions(order);
      await expect.poll(home.shown).toEqual(named(...titles));
      expect(currentAddress()).toBe(`/home?term=${word}&order=${order}`);
      await openScreen(currentAddress());
      expect(home.shown()).toEqual(named(...titles));
      await expect.element(home.order).toHaveValue(order);
    });
  }

  test('DISTANCIA puts the nearest first and what has no place last, and says how far each is, SORT-06', async () => {
    standAt(HERE);
    const home = await new HomeScreen().open(`term=${word}`);
    await home.order.selectOptions('DISTANCIA');
    await expect.poll(home.shown).toEqual(named('Quatro', 'Um', 'Três', 'Dois'));
    const far = await Promise.all([CAMPINAS, SERRA].map((code) => kilometresTo(code)));
    expect(textsOf(home.grid.getByText(/^A \d+ km/))).toEqual([
      expect.stringMatching(/^A \d+ km/),
      ...far.map((kilometres) => expect.stringContaining(`A ${kilometres} km`)),
    ]);
    expect(sentCalls('GET', '/offer').at(-1)?.query.get('order')).toBe('DISTANCIA');
  });

  test('a blocked position gives a warning for five seconds and leaves the order, SORT-07', async () => {
    standAt(null);
    const home = await new HomeScreen().open(`term=${word}`);
    freezeClock();
    // By hand: a choice that waits for its field would move the clock.
    const field = home.order.element();
    if (field instanceof HTMLSelectElement) field.value = 'DISTANCIA';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    const warnings = () => page.getByText(WARNING).elements().length;
    expect(await drawn(warnings, 1)).toBe(1);
    await runClock(0);
    await runClock(4900);
    expect(warnings()).toBe(1);
    await runClock(200);
    expect(await drawn(warnings, 0)).toBe(0);
    expect(home.shown()).toEqual(named('Quatro', 'Três', 'Dois', 'Um'));
    await expect.element(home.order).toHaveValue('MAIS_RECENTES');
  });
});

describe('a postal code in place of a position', () => {
  test('is typed, orders by distance, limits the radius, stays and can be removed, SORT-06', async () => {
    standAt(null);
    const home = await new HomeScreen().open(`term=${word}`);
    await home.order.selectOptions('DISTANCIA');
    const cep = home.grid.getByRole('textbox', { name: 'CEP' });
    await cep.fill('01001000');
    await expect.element(cep).toHaveValue('01001-000');
    await home.grid.getByRole('button', { name: 'Usar CEP' }).click();
    await expect.element(home.grid.getByText(/^Perto de São Paulo\/SP/)).toBeVisible();
    await expect.poll(home.shown).toEqual(named('Quatro', 'Um', 'Três', 'Dois'));
    await openScreen(currentAddress());
    await expect.element(home.grid.getByText(/^Perto de São Paulo\/SP/)).toBeVisible();
    await home.filters.getByRole('button', { name: 'Distância', exact: true }).click();
    await home.filters.getByRole('radio', { name: 'Até 100 km' }).click();
    await expect.poll(home.shown).toEqual(named('Quatro', 'Um'));
    await home.grid.getByRole('button', { name: 'Remover local' }).click();
    await expect.poll(home.shown).toHaveLength(4);
    await expect.element(home.order).toHaveValue('MAIS_RECENTES');
  });

  test('that is cut short, unknown or cannot be looked up says so, and what was typed stays, SORT-07', async () => {
    const home = await new HomeScreen().open(`term=${word}&order=DISTANCIA`);
    await expect.element(home.grid.getByText(/Diga onde você está/)).toBeVisible();
    const cep = home.grid.getByRole('textbox', { name: 'CEP' });
    const send = home.grid.getByRole('button', { name: 'Usar CEP' });
    await cep.fill('123');
    await send.click();
    await expect.element(home.grid.getByText('Digite os 8 números do CEP.')).toBeVisible();
    await cep.fill('00000000');
    await send.click();
    await expect.element(home.grid.getByText('Não encontramos este CEP.')).toBeVisible();
    answerCall('GET', /endereco\/posicao/, cutOff);
    await cep.fill('29100000');
    await send.click();
    await expect.element(home.grid.getByText(/Não foi possível consultar o CEP agora/)).toBeVisible();
    await expect.element(cep).toHaveValue('29100-000');
  });
});

/** How far a city is from HERE, on a globe of 6371 km. */
async function kilometresTo(code: number): Promise<number> {
  const place = async (name: string) =>
    numberOf(await world.value(name, `select ${name} from city where code = $1`, [code]));
  const angle = (degrees: number): number => (degrees * Math.PI) / 180;
  const [from, to] = [angle(HERE.latitude), angle(await place('latitude'))];
  const across = angle((await place('longitude')) - HERE.longitude);
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(across);
  return Math.round(6371 * Math.acos(cosine));
}
