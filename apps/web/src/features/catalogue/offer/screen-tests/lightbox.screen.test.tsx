import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { wantMotion } from '../../../../../test/screens/media.ts';
import { once } from '../../../../../test/screens/deals/once.ts';
import { OfferScreen } from '../../../../../test/screens/pages/offer-screen.ts';
import { textsOf } from '../../../../../test/screens/elements.ts';
import { world } from '../../../../../test/screens/world.ts';

const lightbox = page.getByRole('dialog', { name: 'Fotos e vídeos' });
const stage = lightbox.getByTestId('zoom');
const first = page.getByRole('button', { name: /^Ilustração 1 de 10: / });

async function expectSaid(words: RegExp | string): Promise<void> {
  await expect.element(lightbox.getByText(words)).toBeVisible();
}

/** The fade of the next dialog that opens, begun again and stopped there. */
function nextFade(): Promise<Animation> {
  const started = Promise.withResolvers<Animation>();
  const onBegin = ({ target }: AnimationEvent): void => {
    if (!(target instanceof HTMLDialogElement)) return;
    document.removeEventListener('animationstart', onBegin);
    // On a slow machine it may be over by now.
    target.style.animationName = 'none';
    target.getBoundingClientRect();
    target.style.animationName = '';
    const [fade] = target.getAnimations();
    if (fade === undefined) return started.reject(new Error('The dialog does not fade.'));
    fade.pause();
    started.resolve(fade);
    return undefined;
  };
  document.addEventListener('animationstart', onBegin);
  onTestFinished(() => document.removeEventListener('animationstart', onBegin));
  return started.promise;
}

describe('the gallery on the whole screen', () => {
  const ten = once(() => world.offer({ photos: 10 }));

  test('fades in from opacity 0 to 1 in 25 steps of 0.04 within 100 to 125 ms, GALL-05', async () => {
    await wantMotion();
    await new OfferScreen().open(await ten());
    const started = nextFade();
    await first.click();
    const fade = await started;
    const dialog = lightbox.element();
    const { width, height } = dialog.getBoundingClientRect();
    expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    const duration = Number(fade.effect?.getComputedTiming().duration);
    expect(duration).toBeGreaterThanOrEqual(100);
    expect(duration).toBeLessThanOrEqual(125);
    const opacityAt = (moment: number): number => {
      fade.currentTime = moment;
      return Number(getComputedStyle(dialog).opacity);
    };
    const seen = Array.from({ length: 25 }, (_, step) => opacityAt((duration * (step + 0.5)) / 25));
    seen.forEach((opacity, step) => expect(opacity).toBeCloseTo(step * 0.04, 2));
    fade.finish();
    expect(getComputedStyle(dialog).opacity).toBe('1');
  });

  test('does not fade where motion is not wanted', async () => {
    await new OfferScreen().open(await ten());
    await first.click();
    await expect.element(lightbox).toBeVisible();
    expect(parseFloat(getComputedStyle(lightbox.element()).animationDuration)).toBeLessThan(0.001);
  });

  test('goes on by one arrow key after another, by Home and End, and Escape closes it', async () => {
    await new OfferScreen().open(await ten());
    await first.click();
    await expect.element(lightbox).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expectSaid('10 / 10');
    await userEvent.keyboard('{ArrowLeft}');
    await expectSaid('9 / 10');
    await userEvent.keyboard('{Home}');
    await expectSaid('1 / 10');
    await userEvent.keyboard('{End}');
    await expectSaid('10 / 10');
    await userEvent.keyboard('{Escape}');
    await expect.element(lightbox).not.toBeInTheDocument();
  });

  test('enlarges by key and wheel, and arrows then move the picture', async () => {
    await new OfferScreen().open(await ten());
    await first.click();
    await expectSaid('100%');
    await userEvent.keyboard('+');
    await expectSaid('150%');
    await userEvent.keyboard('{ArrowLeft}');
    await expectSaid('1 / 10');
    await userEvent.keyboard('0');
    await expectSaid('100%');
    await stage.wheel({ delta: { y: -300 } });
    await expectSaid(/^(1[1-9]|2)\d+%$/);
    await lightbox.getByRole('button', { name: 'Reduzir' }).click();
  });

  test('enlarges by a double click, and dragging then moves the picture and not the gallery', async () => {
    await new OfferScreen().open(await ten());
    await first.click();
    await expectSaid('100%');
    await stage.dblClick();
    await expectSaid('250%');
    const shift = (): string => getComputedStyle(stage.getByCss('> div').element()).transform;
    const before = shift();
    await userEvent.dragAndDrop(stage, stage, {
      sourcePosition: { x: 600, y: 300 },
      targetPosition: { x: 450, y: 260 },
    });
    await expect.poll(shift).not.toBe(before);
    await expectSaid('1 / 10');
  });
});

test('all photographs stand side by side, of a lot by vehicle, and the tile has the focus back, GALL-04', async () => {
  const lot = await world.offer({
    photos: 9,
    vehicles: [{ version: 'Primeiro' }, { version: 'Segundo' }],
  });
  await world.query(
    `update photo p set vehicle_code = v.code from vehicle v
     where p.offer_code = $1 and v.offer_code = $1 and v.position = p.position % 2 returning p.guid`,
    [lot],
  );
  await new OfferScreen().open(lot);
  const more = page.getByRole('button', { name: 'Ver mais 2 fotos' });
  await more.click();
  await expect.element(lightbox.getByRole('heading').nth(1)).toBeVisible();
  expect(textsOf(lightbox.getByRole('heading'))).toEqual([
    expect.stringMatching(/^1\. .*Primeiro$/),
    expect.stringMatching(/^2\. .*Segundo$/),
  ]);
  expect(lightbox.getByRole('listitem').elements()).toHaveLength(9);
  await lightbox.getByRole('button', { name: 'Ilustração 4 de 9' }).click();
  await expectSaid('4 / 9');
  await lightbox.getByRole('button', { name: 'Todas as fotos' }).click();
  await expect.element(lightbox.getByRole('listitem').nth(8)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(lightbox).not.toBeInTheDocument();
  await expect.element(more).toHaveFocus();
});
