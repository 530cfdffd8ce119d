import { z } from 'zod';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { AUDIT_ACTIONS } from './audit-actions.ts';
import { AUDIT_KINDS } from './audit-kinds.ts';

/**
 * What the audit log can be narrowed by: `tipo` and `registro` name the record, `dia` days of the book, `caucao` a deposit, which has its rows at
 * offers and purchases, and `cidade` (IBGE code) a place of the house or of a store, which has its rows there.
 */
export const auditList = listSpec({
  sorts: ['em'],
  order: '-em',
  filters: {
    acao: { kind: 'words', options: AUDIT_ACTIONS },
    tipo: { kind: 'words', options: AUDIT_KINDS },
    registro: { kind: 'codes' },
    dia: { kind: 'days' },
    caucao: { kind: 'codes' },
    cidade: { kind: 'codes' },
    quem: { kind: 'codes', of: 'account' },
    loja: { kind: 'codes', of: 'store' },
    em: { kind: 'days' },
  },
});

/** Money in reais (`dinheiro`), instants in ISO 8601 (`instante`), anything else as it was stored. */
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const kind = z.enum(['dinheiro', 'instante', 'outro']);

/** What was done, by whom, to which record. */
export const auditRow = z.object({
  codigo: z.number(),
  em: instant,
  /** Null: a command of an operator, or, for store users, the team of the house. */
  quem: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  comando: z.string().nullable(),
  /** The name of the operation. */
  acao: z.string(),
  tipo: z.string(),
  /** Number of the record; null for settings of the house. */
  id: z.string().nullable(),
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
  mudancas: z.array(z.object({ campo: z.string(), tipo: kind, antes: value, depois: value })),
  detalhes: z.array(z.object({ campo: z.string(), tipo: kind, valor: value })),
});

export type AuditEntry = z.output<typeof auditRow>;
