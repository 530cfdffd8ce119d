/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: Hex): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex([red, green, blue]: Channels): Hex {
  const clamp = (channel: number): number => Math.max(0, Math.min(255, Math.round(channel)));
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')}`;
}

/** Returns the colour `share` (0 to 1) of the way from `from` to `to`. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  return toHex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}

/** Returns the colour lit (`amount` above 0, towards white) or shaded (below 0, towards a cool black). */
export function shade(hex: Hex, amount: number): Hex {
  return amount >= 0 ? mix(hex, '#ffffff', Math.min(1, amount)) : mix(hex, '#05070c', Math.min(1, -amount));
}

/** Returns the perceived lightness of a colour, 0 (black) to 1 (white). */
export function lightness(hex: Hex): number {
  const [red, green, blue] = channels(hex);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}
