import type { Banner } from '@patio/contract/catalogue/content/list-banners.ts';

/** On a phone the text spans the full width, so the shade rises from the bottom. */
const SHADES = {
  left: 'bg-linear-to-t from-night/85 via-night/45 to-transparent sm:bg-linear-to-r sm:via-night/35 sm:via-40% sm:to-65%',
  right:
    'bg-linear-to-t from-night/85 via-night/45 to-transparent sm:bg-linear-to-l sm:via-night/35 sm:via-40% sm:to-65%',
  top: 'bg-linear-to-b from-night/85 via-night/45 to-transparent sm:to-80%',
  middle: 'bg-radial from-night/75 via-night/45 to-transparent',
  bottom: 'bg-linear-to-t from-night/85 via-night/45 to-transparent sm:to-80%',
} as const;

const FRAMES = {
  EC: { frame: 'items-start justify-start', text: 'text-left', shade: SHADES.left },
  ME: { frame: 'items-center justify-start', text: 'text-left', shade: SHADES.left },
  EB: { frame: 'items-end justify-start', text: 'text-left', shade: SHADES.left },
  CC: { frame: 'items-start justify-center', text: 'text-center', shade: SHADES.top },
  MC: { frame: 'items-center justify-center', text: 'text-center', shade: SHADES.middle },
  CB: { frame: 'items-end justify-center', text: 'text-center', shade: SHADES.bottom },
  DC: { frame: 'items-start justify-end', text: 'text-right', shade: SHADES.right },
  MD: { frame: 'items-center justify-end', text: 'text-right', shade: SHADES.right },
  DB: { frame: 'items-end justify-end', text: 'text-right', shade: SHADES.right },
} as const satisfies Record<Banner['posicaoImagem'], { frame: string; text: string; shade: string }>;

/** Position of the text of a banner: E left, C centre, D right; then C top, B bottom; M is the middle row (BANR-11, C-52). */
export function bannerPosition(code: Banner['posicaoImagem']): {
  readonly frame: string;
  readonly text: string;
  /** A shade behind the text that fades out before it reaches the vehicle. */
  readonly shade: string;
} {
  return FRAMES[code];
}
