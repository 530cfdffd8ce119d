import { beforeEach, describe, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { bannersAt, bannersOfHouse } from '../../../../test/screens/banners.ts';
import { answerCall, reply } from '../../../../test/screens/calls.ts';
import { drawn, freezeClock, runClock } from '../../../../test/screens/deals/clock.ts';
import { attributesOf, boxOf, clickNow, textNow, textsOf } from '../../../../test/screens/elements.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { world } from '../../../../test/screens/world.ts';

const POSITIONS = ['EC', 'CC', 'DC', 'ME', 'MC', 'MD', 'EB', 'CB', 'DB'] as const;

const three = [{ title: 'Um' }, { title: 'Dois' }, { title: 'Três' }];
const banners = (): Locator => page.getByRole('region', { name: 'Destaques da semana' });
const heading = (): Locator => banners().getByRole('heading');
const press = (name: string) => banners().getByRole('button', { name }).click();
const title = (): string => textNow(heading());

/** Presses a button while the clock is frozen, and lets the carousel take note. */
async function pressNow(name: string): Promise<void> {
  clickNow(banners().getByRole('button', { name }));
  await runClock(0);
}

beforeEach(() => page.viewport(1400, 900));

describe('the carousel', () => {
  test('stands on home where there are banners, and only there, HOME-01', async () => {
    await openScreen(`${await bannersAt(three)}/home`);
    await expect.element(heading()).toHaveTextContent('Um');
    answerCall('GET', /^\/offer\/banner\//, () => reply(200, []));
    await openScreen(`${await bannersAt(three)}/home`);
    await expect.element(page.getByRole('heading', { name: 'Filtros' })).toBeVisible();
    await expect.element(banners()).not.toBeInTheDocument();
  });

  test('goes on by itself every ten seconds and goes round, BANR-01, BANR-02', async () => {
    const store = await bannersAt(three);
    freezeClock();
    await openScreen(`${store}/home`);
    await pressNow('Próximo');
    expect(await drawn(title, 'Dois')).toBe('Dois');
    await runClock(9900);
    expect(title()).toBe('Dois');
    await runClock(200);
    expect(await drawn(title, 'Três')).toBe('Três');
    await runClock(9800);
    expect(title()).toBe('Três');
    await runClock(200);
    expect(await drawn(title, 'Um')).toBe('Um');
  });

  test('fades in what follows, and never the picture that a page came with: a page is as fast as its largest picture', async () => {
    await openScreen(`${await bannersAt(three)}/home`);
    const animation = () => getComputedStyle(banners().getByRole('group').element()).animationName;
    await expect.element(heading()).toHaveTextContent('Um');
    expect(animation()).toBe('none');
    for (const name of ['Próximo', 'Anterior']) {
      await press(name);
      await expect.poll(animation).toBe('fade');
    }
  });

  test('goes round by arrows in both directions, BANR-02', async () => {
    await openScreen(`${await bannersAt(three)}/home`);
    await press('Anterior');
    await expect.element(heading()).toHaveTextContent('Três');
    await press('Próximo');
    await expect.element(heading()).toHaveTextContent('Um');
  });

  for (const { name, by, shown, next } of [
    { name: 'an arrow', by: () => pressNow('Anterior'), shown: 'Três', next: 'Um' },
    { name: 'the other arrow', by: () => pressNow('Próximo'), shown: 'Dois', next: 'Três' },
    { name: 'a bullet', by: () => pressNow('Banner 3 de 3'), shown: 'Três', next: 'Um' },
  ]) {
    test(`the time starts again with ${name}, BANR-03, BANR-05`, async () => {
      const store = await bannersAt(three);
      freezeClock();
      await openScreen(`${store}/home`);
      await pressNow('Banner 1 de 3');
      await runClock(9000);
      await by();
      expect(await drawn(title, shown)).toBe(shown);
      await runClock(9900);
      expect(title()).toBe(shown);
      await runClock(200);
      expect(await drawn(title, next)).toBe(next);
    });
  }

  for (const { name, to, shown, next } of [
    { name: 'to the left', to: 100, shown: 'Dois', next: 'Três' },
    { name: 'to the right', to: 500, shown: 'Três', next: 'Um' },
  ]) {
    test(`a swipe ${name} moves it and begins the time again, BANR-04`, async () => {
      const store = await bannersAt(three);
      freezeClock();
      await openScreen(`${store}/home`);
      await pressNow('Banner 1 de 3');
      await runClock(9000);
      const target = banners().element();
      const touched = (x: number) => [new Touch({ identifier: 0, target, clientX: x, clientY: 100 })];
      target.dispatchEvent(new TouchEvent('touchstart', { touches: touched(300), bubbles: true }));
      target.dispatchEvent(new TouchEvent('touchend', { changedTouches: touched(to), bubbles: true }));
      expect(await drawn(title, shown)).toBe(shown);
      await runClock(9900);
      expect(title()).toBe(shown);
      await runClock(200);
      expect(await drawn(title, next)).toBe(next);
    });
  }
});

describe('a banner', () => {
  test('has its picture, title and description, and a link that opens another tab, BANR-06, BANR-07', async () => {
    await openScreen(
      `${await bannersAt([{ title: 'Campanha', link: 'https://patio.test/campanha' }, { title: 'Sem nada' }])}/home`,
    );
    await expect.element(heading()).toHaveTextContent('Campanha');
    await expect.element(banners().getByText('Descrição de Campanha', { exact: true })).toBeVisible();
    expect(attributesOf(banners().getByCss('img'), 'src')).toEqual([
      expect.stringMatching(/^\/media\/[\w-]{36}/),
    ]);
    const link = banners().getByCss('a[href="https://patio.test/campanha"]');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await press('Próximo');
    await expect.element(heading()).toHaveTextContent('Sem nada');
    await expect.element(banners().getByRole('link')).not.toBeInTheDocument();
  });

  for (const { name, flag, ids } of [
    { name: 'Comprar', flag: 'buy', ids: 'BANR-08' },
    { name: 'Dar lance', flag: 'bid', ids: 'BANR-09' },
    { name: 'Saiba mais', flag: 'other', ids: 'BANR-10' },
  ] as const) {
    test(`has the button "${name}" where it asks for it, and no other one, ${ids}`, async () => {
      const offer = await world.offer();
      const all = { buy: true, bid: true, other: true };
      const only = { buy: false, bid: false, other: false, [flag]: true };
      await openScreen(
        await bannersOfHouse([
          { title: 'Só este', offer, ...only },
          { title: 'Só os outros', offer, ...all, [flag]: false },
        ]),
      );
      await expect.element(heading()).toHaveTextContent('Só este');
      expect(textsOf(banners().getByRole('link'))).toEqual([name]);
      await press('Próximo');
      await expect.element(heading()).toHaveTextContent('Só os outros');
      expect(textsOf(banners().getByRole('link'))).toEqual(
        ['Comprar', 'Dar lance', 'Saiba mais'].filter((other) => other !== name),
      );
    });
  }

  test('sells and takes bids on its offer, and leads where its own button says, BANR-08, BANR-09, BANR-10', async () => {
    const offer = await world.offer();
    await openScreen(await bannersOfHouse([{ title: 'Tudo', offer, buy: true, bid: true, other: true }]));
    const link = (name: string) => banners().getByRole('link', { name });
    await expect.element(link('Comprar')).toHaveAttribute('href', `/oferta/${offer}`);
    await expect.element(link('Saiba mais')).toHaveAttribute('href', '/texto/empresa');
    await link('Dar lance').click();
    await expect.poll(currentAddress).toBe(`/oferta/${offer}?view=leilao`);
  });

  test('takes no bids in a store, where none are taken, BANR-09, C-58', async () => {
    const offer = await world.offer();
    const store = await bannersAt([{ title: 'Tudo', offer, buy: true, bid: true, other: true }]);
    await openScreen(`${store}/home`);
    expect(textsOf(banners().getByRole('link'))).toEqual(['Comprar', 'Saiba mais']);
    await expect
      .element(banners().getByRole('link', { name: 'Comprar' }))
      .toHaveAttribute('href', `${store}/oferta/${offer}`);
  });

  test('neither sells nor takes bids on an offer that is over, BANR-08, BANR-09', async () => {
    const offer = await world.offer({ status: 'E', endsInSeconds: 0 });
    await openScreen(await bannersOfHouse([{ title: 'Tarde', offer, buy: true, bid: true, other: true }]));
    await expect.element(heading()).toHaveTextContent('Tarde');
    expect(textsOf(banners().getByRole('link'))).toEqual(['Saiba mais']);
  });

  test('has its text in one of nine places, three by three, BANR-11', async () => {
    await openScreen(`${await bannersAt(POSITIONS.map((position) => ({ title: position, position })))}/home`);
    const frame = boxOf(banners());
    for (const [n, position] of POSITIONS.entries()) {
      await press(`Banner ${n + 1} de 9`);
      await expect.element(heading()).toHaveTextContent(position);
      const text = heading().element().parentElement?.getBoundingClientRect() ?? new DOMRect();
      expect([
        third(frame.left, frame.width, text.left, text.right),
        third(frame.top, frame.height, text.top, text.bottom),
      ]).toEqual([n % 3, Math.floor(n / 3)]);
    }
  });

  test('has bullets of 44 px, and no box between its text and the picture, BANR-03', async () => {
    for (const width of [400, 1400]) {
      await page.viewport(width, 800);
      await openScreen(`${await bannersAt(three)}/home`);
      const bullet = boxOf(banners().getByRole('button', { name: 'Banner 2 de 3' }));
      expect([bullet.width, bullet.height]).toEqual([44, 44]);
      const text = heading().element().parentElement;
      const { backgroundColor, backgroundImage } = getComputedStyle(text ?? document.body);
      expect([backgroundColor, backgroundImage]).toEqual(['rgba(0, 0, 0, 0)', 'none']);
    }
  });

  test('shows arrows around a number where nine bullets of 44 px have no room, BANR-03', async () => {
    const store = await bannersAt(POSITIONS.map((position) => ({ title: position })));
    await page.viewport(360, 800);
    await openScreen(`${store}/home`);
    await expect.element(banners().getByText('1 / 9', { exact: true })).toBeVisible();
    const controls = banners().getByRole('button');
    expect(attributesOf(controls, 'aria-label')).toEqual(['Anterior', 'Próximo', 'Pausar']);
    const boxes = controls.elements().map((control) => control.getBoundingClientRect());
    expect(boxes.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([44, 44]));
    await press('Próximo');
    const number = banners().getByText('2 / 9', { exact: true });
    await expect.element(number).toBeVisible();
    await page.viewport(640, 800);
    await expect.element(banners().getByRole('button', { name: 'Banner 9 de 9' })).toBeVisible();
    await expect.element(number).not.toBeVisible();
  });

  test('is not cut on a phone: title, two lines of description and button stand above the controls, BANR-06', async () => {
    const title = 'Used vehicles with a history and a report';
    const options = { title, offer: await world.offer(), buy: true, bid: true, position: 'MC' };
    const home = await bannersOfHouse([options, { title: 'Dois' }]);
    await page.viewport(360, 800);
    await openScreen(home);
    const said = banners().getByText(`Descrição de ${title}`, { exact: true }).element();
    expect(said.scrollHeight).toBe(said.clientHeight);
    expect(boxOf(heading()).top).toBeGreaterThanOrEqual(boxOf(banners()).top);
    const bid = boxOf(banners().getByRole('link', { name: 'Dar lance' }));
    expect(bid.bottom).toBeLessThanOrEqual(boxOf(banners().getByRole('button', { name: 'Pausar' })).top);
  });

  for (const { width, height } of [
    { width: 400, height: 216 },
    { width: 800, height: 300 },
    { width: 1400, height: 280 },
  ]) {
    test(`is ${height} px high at ${width} px, BANR-12`, async () => {
      await page.viewport(width, 800);
      await openScreen(`${await bannersAt(three)}/home`);
      expect(boxOf(banners()).height).toBe(height);
    });
  }
});

/** In which third of a stretch something stands, by its middle; the bullets at the foot need some room. */
function third(start: number, length: number, from: number, to: number): number {
  const middle = ((from + to) / 2 - start) / length;
  return middle < 0.4 ? 0 : middle > 0.6 ? 2 : 1;
}
