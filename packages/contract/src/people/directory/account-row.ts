import { z } from 'zod';
import { officeUser } from '../../identity/office-sessions/office-user.ts';
import { listSpec } from '../../wire/list-query.ts';
import { instant } from '../../wire/primitives.ts';
import { accountKind } from './account-head.ts';

/** What the list of accounts can be sorted and narrowed by. `busca` finds names, e-mail, username, CPF or CNPJ, telephone and number. */
export const accountsList = listSpec({
  sorts: ['criadaEm', 'nome'],
  order: '-criadaEm',
  filters: {
    codigo: { kind: 'codes' },
    tipo: { kind: 'words', options: ['F', 'J', 'C'] },
    nivel: { kind: 'words', options: ['0', '1', '2', '3'] },
    bloqueada: { kind: 'flag' },
    impedida: { kind: 'flag' },
    equipe: { kind: 'flag' },
    deLoja: { kind: 'flag' },
    loja: { kind: 'codes', of: 'store' },
    criadaEm: { kind: 'days' },
  },
});

/** An account in the list of staff. */
export const accountRow = z.object({
  codigo: z.number(),
  nome: z.string(),
  email: z.string(),
  /** By its last characters. */
  documento: z.string().nullable(),
  telefone: z.string().nullable(),
  tipoPerfilFlag: accountKind,
  /** 4 company, 5 dealer, 6 employee, 7 individual. */
  perfil: z.number(),
  nivel: z.number().int().min(0).max(3),
  criadaEm: instant,
  bloqueadaEm: instant.nullable(),
  impedidaEm: instant.nullable(),
  papel: officeUser.shape.papel,
  loja: z.object({ codigo: z.number(), nome: z.string() }).nullable(),
});
export type AccountRow = z.output<typeof accountRow>;
