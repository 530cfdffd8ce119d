import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { StaffRole } from '@patio/domain/staff/staff-role.ts';

/** The roles of the back office as its screens name them. */
export const ROLE_NAMES: Readonly<Record<Idiom, Readonly<Record<StaffRole, string>>>> = {
  PTBR: {
    sales: 'Vendas',
    content: 'Conteúdo',
    finance: 'Financeiro',
    support: 'Atendimento',
    yard: 'Pátio',
    administrator: 'Administração',
  },
  EN: {
    sales: 'Sales',
    content: 'Content',
    finance: 'Finance',
    support: 'Support',
    yard: 'Yard',
    administrator: 'Administration',
  },
};
