import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { code, instant } from '../../wire/primitives.ts';
import { line, requiredLine } from '../../wire/text.ts';

/** What a name is of. */
export const nameKind = z.enum(['categoria', 'subcategoria', 'marca', 'modelo']);
export type NameKind = z.output<typeof nameKind>;

/** Bytes of a picture at most. */
export const ICON_BYTES = 500 * 1024;

/** What names can be sorted and narrowed by. `parecido`: another one of the same kind and place looks the same. */
export const namesList = listSpec({
  sorts: ['ordem', 'nome', 'em'],
  order: 'ordem',
  filters: {
    tipo: { kind: 'words', options: nameKind.options },
    /** Of one kind: numbers of another one may be the same. */
    codigo: { kind: 'codes' },
    categoria: { kind: 'codes' },
    marca: { kind: 'codes' },
    ativo: { kind: 'flag' },
    parecido: { kind: 'flag' },
  },
});

const named = z.object({ codigo: z.number(), nome: z.string() });

/** A category, subcategory, brand or model for those who edit it. */
export const staffName = z.object({
  tipo: nameKind,
  codigo: z.number(),
  nome: z.string(),
  /** '': users of the English site read the Portuguese one. */
  nomeEn: z.string(),
  /** Of a subcategory or a model. */
  categoria: named.nullable(),
  /** Of a model. */
  marca: named.nullable(),
  /** Offered on the site. */
  ativo: z.boolean(),
  /** Addresses of its two pictures. */
  ativa: z.string(),
  inativa: z.string(),
  /** They were sent; otherwise the program draws them. */
  imagemPropria: z.boolean(),
  /** Offers on the site. */
  noAr: z.number(),
  /** Another one that looks the same. */
  parecido: named.nullable(),
  versao: z.number(),
  por: z.string().nullable(),
  em: instant.nullable(),
});
export type StaffName = z.output<typeof staffName>;

/** A name in an address. */
export const nameParams = z.object({ tipo: nameKind, id: code });

const picture = z
  .string('name-picture-size')
  .min(1, 'name-picture-size')
  .max(Math.ceil(ICON_BYTES / 3) * 4, 'name-picture-size')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'name-picture-size')
  .optional();

/** What is written of a name. Without pictures they stay. */
export const nameFields = z.object({
  nome: requiredLine(60, 'name-length'),
  nomeEn: line(60, 'name-length'),
  ativo: z.boolean(),
  /** An SVG without scripts, a PNG, WebP, AVIF or JPEG in base64: when it is chosen, and when not. */
  imagemAtiva: picture,
  imagemInativa: picture,
  /** Back to the pictures of the program. */
  semImagem: z.boolean(),
});

/** Errors of what is written. */
export const nameErrors = ['name-taken', 'name-picture-refused'] as const;
