import type { Hex } from '../drawing/colour.ts';
import type { Sheet } from '../drawing/sheet.ts';

/** A round instrument: centre and radius in units, ticks around 270 degrees, and where the needle points (0 to 1). */
export type Dial = { cx: number; cy: number; radius: number; ticks: number; value: number; accent: Hex };

function polar({ cx, cy }: Dial, share: number, reach: number): string {
  const angle = Math.PI * (0.75 + 1.5 * share);
  return `${Math.round(cx + Math.cos(angle) * reach)} ${Math.round(cy + Math.sin(angle) * reach)}`;
}

/** Draws a round instrument: bezel, face, ticks, a red end and a needle. */
export function drawDial(sheet: Sheet, dial: Dial): void {
  const { cx, cy, radius, ticks, value, accent } = dial;
  sheet.ellipse(
    cx,
    cy,
    radius,
    radius,
    sheet.fade([
      [0, '#aeb5bc'],
      [0.5, '#4a4f56'],
      [1, '#8c939a'],
    ]),
  );
  sheet.ellipse(
    cx,
    cy,
    radius * 0.95,
    radius * 0.95,
    sheet.glow([
      [0, '#2a2f36'],
      [0.75, '#14171b'],
      [1, '#0a0c0e'],
    ]),
  );
  const major: string[] = [];
  const minor: string[] = [];
  for (let tick = 0; tick <= ticks * 5; tick += 1) {
    const share = tick / (ticks * 5);
    if (tick % 5 === 0)
      major.push(`M${polar(dial, share, radius * 0.74)}L${polar(dial, share, radius * 0.88)}`);
    else minor.push(`M${polar(dial, share, radius * 0.82)}L${polar(dial, share, radius * 0.88)}`);
  }
  sheet.path(minor.join(''), 'none', `stroke="#9aa3ab" stroke-width="${Math.round(radius * 0.012)}"`);
  sheet.path(major.join(''), 'none', `stroke="#eef2f5" stroke-width="${Math.round(radius * 0.026)}"`);
  const arc = radius * 0.91;
  sheet.path(
    `M${polar(dial, 0.84, arc)}A${arc} ${arc} 0 0 1 ${polar(dial, 1, arc)}`,
    'none',
    `stroke="#c8323a" stroke-width="${Math.round(radius * 0.03)}"`,
  );
  sheet.path(
    `M${polar(dial, value, -radius * 0.14)}L${polar(dial, value, radius * 0.72)}`,
    'none',
    `stroke="${accent}" stroke-width="${Math.round(radius * 0.035)}"`,
  );
  sheet.ellipse(
    cx,
    cy,
    radius * 0.11,
    radius * 0.11,
    sheet.fade([
      [0, '#5a6067'],
      [1, '#1a1d20'],
    ]),
  );
}
