import type { Profile } from '@patio/contract/identity/accounts/profile.ts';
import { formatCnpj } from '@patio/domain/validation/cnpj.ts';
import { formatCpf } from '@patio/domain/validation/cpf.ts';

/** The formatted tax number of a person or a company; '' without one. */
export function documentText({ cpf, tipoPerfilFlag }: Pick<Profile, 'cpf' | 'tipoPerfilFlag'>): string {
  return tipoPerfilFlag === 'J' ? formatCnpj(cpf ?? '') : formatCpf(cpf ?? '');
}
