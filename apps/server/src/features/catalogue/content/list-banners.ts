import type { listBanners as contract } from '@patio/contract/catalogue/content/list-banners.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { contentReader } from './content.store.ts';

const flag = (on: boolean | null) => (on ? ('S' as const) : ('N' as const));

/** API-21: the banners of a category, 0 = home (C-53). */
export const listBanners =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params, query }, { now, idiom }) => {
    const banners = await contentReader(database).banners(params.id, query.partner || null, { now, idiom });
    return banners.map((banner) => ({
      guid: banner.guid,
      linkImagem: banner.link,
      titulo: banner.title,
      descricao: banner.description,
      posicaoImagem: banner.text_position,
      botaoComprar: flag(banner.buy_button),
      botaoLance: flag(banner.bid_button),
      codigoOferta: banner.offer_code,
      botaoOutro: flag(banner.other_button),
      linkBotaoOutro: banner.other_link,
      textoBotaoOutro: banner.other_text,
    }));
  };
