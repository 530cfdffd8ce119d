import { describe, expect, it } from 'vitest';
import { drawVehicle } from './draw-vehicle.ts';

const WIDTH = 3200;
const HEIGHT = 2000;

/** The ground of the words, in units of the picture. */
function markOf(svg: string) {
  const found = /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#10181c"/.exec(svg);
  const [left = 0, top = 0, width = 0, height = 0] = (found ?? []).slice(1).map(Number);
  return { left, top, right: left + width, bottom: top + height };
}

const mark = markOf(drawVehicle({ body: 'hatch', colour: 'azul', angle: 'front-left', seed: 7 }));

describe('the words on a drawing that say that it is one', () => {
  it.each([
    ['the tray of the comparison', 1],
    ['a thumbnail', 4 / 3],
    ['a card', 268 / 178],
    ['a negotiation on a phone', 2],
    ['the summary of a deal', 340 / 160],
  ])('are whole in %s, whatever that cuts off', (_, ratio) => {
    const width = Math.min(WIDTH, HEIGHT * ratio);
    const height = Math.min(HEIGHT, WIDTH / ratio);
    expect(mark.left).toBeGreaterThan((WIDTH - width) / 2);
    expect(mark.right).toBeLessThan((WIDTH + width) / 2);
    expect(mark.top).toBeGreaterThan((HEIGHT - height) / 2);
    expect(mark.bottom).toBeLessThan((HEIGHT + height) / 2);
  });

  it('stand above the bullets of a card, which end 16 px above its foot', () => {
    expect(mark.bottom).toBeLessThan(HEIGHT * (1 - 16 / 178));
  });

  it('stand below what a share card shows, which says it itself', () => {
    const [shown, cut] = [(446 / 750) * HEIGHT, 0.48];
    expect(mark.top).toBeGreaterThan((HEIGHT - shown) * cut + shown);
  });
});
