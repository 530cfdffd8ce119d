import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { commonQuery, flag } from '../../wire/primitives.ts';

/** API-21. The picture is `/media/{guid}`; `posicaoImagem` places the text (C-52). */
export const banner = z.object({
  guid: z.string(),
  linkImagem: z.string().nullable(),
  titulo: z.string(),
  descricao: z.string(),
  posicaoImagem: z.enum(['EC', 'EB', 'CC', 'CB', 'DC', 'DB', 'ME', 'MC', 'MD']),
  botaoComprar: flag,
  botaoLance: flag,
  codigoOferta: z.number().nullable(),
  botaoOutro: flag,
  linkBotaoOutro: z.string().nullable(),
  textoBotaoOutro: z.string().nullable(),
});
export type Banner = z.output<typeof banner>;

const bannerParams = z.object({ id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });

/** The banners of a category in their order, 0 = home (C-53). */
export const listBanners = defineRoute({
  name: 'list-banners',
  method: 'GET',
  path: '/offer/banner/:id',
  access: 'public',
  tag: 'content',
  summary: 'Banners of a category',
  params: bannerParams,
  query: commonQuery,
  success: { status: 200, schema: z.array(banner) },
  errors: [],
});
