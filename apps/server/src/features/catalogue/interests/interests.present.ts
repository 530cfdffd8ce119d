import type { InterestCategory } from '@patio/contract/catalogue/interests/list-interests.ts';
import { iconAddresses } from '../catalogue/public.ts';
import type { InterestRow } from './interests.store.ts';

/** A category of API-57; the saved ones carry their code a second time (C-98). */
export function presentInterest({ code, name, icon, saved }: InterestRow): InterestCategory {
  const { ativo, inativo } = iconAddresses(icon);
  return {
    codigo: code,
    name,
    iconSvgAtivo: ativo,
    iconSvgInativo: inativo,
    ...(saved ? { codigoCategoria: code } : {}),
  };
}
