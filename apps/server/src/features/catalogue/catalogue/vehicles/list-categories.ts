import type { listCategories as contract } from '@patio/contract/catalogue/catalogue/list-categories.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { iconAddresses } from '../catalogue.present.ts';
import { referenceReader } from './reference.store.ts';

/** API-28. */
export const listCategories =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async (_request, { idiom }) => {
    const categories = await referenceReader(database).categories(idiom);
    return categories.map(({ code, name, icon }) => {
      const { ativo, inativo } = iconAddresses(icon);
      return { codigo: code, name, iconSvgAtivo: ativo, iconSvgInativo: inativo };
    });
  };
