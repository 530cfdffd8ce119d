import { z } from 'zod';
import { defineRoute } from '../../route/define-route.ts';
import { figuresQuery } from './figures.ts';

/** The tables of the figures, in their order. */
export const FIGURE_TABLES = [
  'semanas',
  'categorias',
  'origens',
  'funil',
  'etapas',
  'referencia',
  'assuntos',
  'vendedores',
  'encerradas',
  'abertas',
] as const;
export type FigureTable = (typeof FIGURE_TABLES)[number];

/** The same as a spreadsheet, table after table, or one of them (`quadro`); audited. */
export const exportFigures = defineRoute({
  name: 'export-figures',
  method: 'GET',
  path: '/admin/figures.csv',
  access: 'staff',
  roles: ['sales', 'finance'],
  partners: true,
  tag: 'figures',
  summary: 'The figures of a period as a spreadsheet',
  query: figuresQuery.safeExtend({ quadro: z.enum(FIGURE_TABLES).optional() }),
  success: { status: 200, content: 'binary' },
  errors: [],
});
