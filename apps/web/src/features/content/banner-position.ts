import type { Banner } from '@patio/contract/content/list-banners.ts';

const FRAMES = {
  EC: { frame: 'items-start justify-start', text: 'text-left' },
  ME: { frame: 'items-center justify-start', text: 'text-left' },
  EB: { frame: 'items-end justify-start', text: 'text-left' },
  CC: { frame: 'items-start justify-center', text: 'text-center' },
  MC: { frame: 'items-center justify-center', text: 'text-center' },
  CB: { frame: 'items-end justify-center', text: 'text-center' },
  DC: { frame: 'items-start justify-end', text: 'text-right' },
  MD: { frame: 'items-center justify-end', text: 'text-right' },
  DB: { frame: 'items-end justify-end', text: 'text-right' },
} as const satisfies Record<Banner['posicaoImagem'], { frame: string; text: string }>;

/** Where the text of a banner stands: E left, C centre, D right; then C top, B bottom; M is the middle row (BANR-11, C-52). */
export function bannerPosition(code: Banner['posicaoImagem']): {
  readonly frame: string;
  readonly text: string;
} {
  return FRAMES[code];
}
