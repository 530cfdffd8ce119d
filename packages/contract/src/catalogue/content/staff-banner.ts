import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { line } from '../../wire/text.ts';
import { banner } from './list-banners.ts';

/** Bytes of a picture at most. */
export const BANNER_BYTES = 5 * 1024 * 1024;

/** Shown now (S), later (A), no more (F), or switched off (I). */
export const bannerState = z.enum(['S', 'A', 'F', 'I']);

/** What banners can be sorted and narrowed by. `categoria` 0 is the home page. */
export const bannersList = listSpec({
  sorts: ['lugar', 'em'],
  order: 'lugar',
  filters: {
    categoria: { kind: 'codes' },
    situacao: { kind: 'words', options: bannerState.options },
    loja: { kind: 'text' },
  },
});

/** A banner for those who edit it. */
export const staffBanner = z.object({
  codigo: z.number(),
  guid: z.string(),
  categoria: z.number(),
  /** The name of a store in addresses; null: of the house. */
  loja: z.string().nullable(),
  linkImagem: z.string().nullable(),
  titulo: z.string(),
  descricao: z.string(),
  tituloEn: z.string(),
  descricaoEn: z.string(),
  posicaoImagem: banner.shape.posicaoImagem,
  botaoComprar: z.boolean(),
  botaoLance: z.boolean(),
  codigoOferta: z.number().nullable(),
  botaoOutro: z.boolean(),
  linkBotaoOutro: z.string().nullable(),
  textoBotaoOutro: z.string().nullable(),
  textoBotaoOutroEn: z.string(),
  ativo: z.boolean(),
  de: instant.nullable(),
  ate: instant.nullable(),
  situacao: bannerState,
  versao: z.number(),
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type StaffBanner = z.output<typeof staffBanner>;

const moment = z.iso.datetime('banner-moment').nullable();

/** What is written of a banner. Links lead to a page of the site (`/…`) or, when `externo` confirms it, to another site by https. */
export const bannerFields = z.object({
  /** A JPEG, PNG, WebP or AVIF in base64; without it the picture stays. */
  imagem: z
    .string('banner-picture-size')
    .min(1, 'banner-picture-size')
    .max(Math.ceil(BANNER_BYTES / 3) * 4, 'banner-picture-size')
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'banner-picture-size')
    .optional(),
  categoria: z.number().int().min(0).max(1_000_000),
  loja: line(100).nullable(),
  linkImagem: line(500, 'banner-link-length').nullable(),
  titulo: line(120, 'banner-title'),
  descricao: line(300, 'banner-description'),
  tituloEn: line(120, 'banner-title'),
  descricaoEn: line(300, 'banner-description'),
  posicaoImagem: banner.shape.posicaoImagem,
  botaoComprar: z.boolean(),
  botaoLance: z.boolean(),
  codigoOferta: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  botaoOutro: z.boolean(),
  linkBotaoOutro: line(500, 'banner-link-length').nullable(),
  textoBotaoOutro: line(60, 'banner-button').nullable(),
  textoBotaoOutroEn: line(60, 'banner-button'),
  ativo: z.boolean(),
  de: moment,
  ate: moment,
  /** The user saw that a link leaves the site. */
  externo: z.boolean(),
});
