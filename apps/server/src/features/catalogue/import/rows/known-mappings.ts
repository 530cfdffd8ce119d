import { CATEGORY } from '../../reference/public.ts';
import type { Mapping } from './mapping.ts';

type KnownFile = { headings: readonly string[]; mapping: Mapping };

/** Exports of other marketplaces that need no mapping file: they are recognised by unique headings. */
const KNOWN: readonly KnownFile[] = [
  {
    headings: ['tipo_vendedor', 'carroceria', 'revisoes_agenda', 'codigo_ibge', 'preco'],
    mapping: { origem: 'carros_br_2022', local_pelo_codigo: true },
  },
  {
    headings: ['marca', 'modelo', 'versao', 'anunciante', 'codigo_ibge', 'preco'],
    mapping: { origem: 'carros_br_2021-08' },
  },
  {
    headings: ['titulo', 'km_original', 'valor_original'],
    mapping: {
      origem: 'carros_br_2023-01',
      colunas: {
        id: 'id',
        titulo: 'titulo',
        combustivel: 'combustivel',
        cor: 'cor',
        ano: 'ano',
        km: 'km_original',
        preco: 'valor_original',
      },
    },
  },
  {
    headings: ['titulo', 'ano_no_titulo'],
    mapping: { origem: 'titulos_olx_2020', colunas: { id: 'id', titulo: 'titulo', ano: 'ano_no_titulo' } },
  },
  {
    headings: ['tipo_implemento', 'km_informado', 'valor_original'],
    mapping: {
      origem: 'implementos_br_2025',
      categoria_padrao: CATEGORY.implements,
      colunas: {
        id: 'id',
        marca: 'marca',
        modelo: 'tipo_implemento',
        ano: 'ano',
        km: 'km_informado',
        cidade: 'cidade',
        uf: 'uf',
        codigo_ibge: 'codigo_ibge',
        preco: 'valor_original',
      },
    },
  },
];

/** Returns the mapping of a file that is recognised by its headings; an empty one otherwise. */
export function knownMapping(headings: readonly string[]): Mapping {
  const present = new Set(headings.map((heading) => heading.trim().toLowerCase()));
  return KNOWN.find(({ headings: wanted }) => wanted.every((heading) => present.has(heading)))?.mapping ?? {};
}
