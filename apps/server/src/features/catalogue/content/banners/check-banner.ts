import type { bannerFields } from '@patio/contract/catalogue/content/staff-banner.ts';
import { linkTarget } from '@patio/domain/catalogue/content/link-target.ts';
import type { z } from 'zod';
import type { Queries } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import { bannerFacts } from './banners.store.ts';

type Fields = z.output<typeof bannerFields>;

/** Refuses a banner that would break a page or mislead; returns its store, null for the house. Errors: `ApiError`. */
export async function checkBanner(queries: Queries, fields: Fields): Promise<number | null> {
  const { botaoComprar, botaoLance, codigoOferta, botaoOutro, linkBotaoOutro, textoBotaoOutro } = fields;
  if ((botaoComprar || botaoLance) && codigoOferta === null) throw new ApiError('banner-offer-missing');
  if (botaoOutro && (!linkBotaoOutro || !textoBotaoOutro)) throw new ApiError('banner-button-incomplete');
  for (const link of [fields.linkImagem, linkBotaoOutro]) if (link !== null) checkLink(link, fields.externo);
  const { de, ate } = fields;
  if (de !== null && ate !== null && Date.parse(ate) <= Date.parse(de)) throw new ApiError('banner-period');
  const facts = await bannerFacts(queries, fields.categoria, fields.loja, codigoOferta);
  if (facts?.category !== true) throw new ApiError('category-unknown');
  if (fields.loja !== null && facts.partner_id === null) throw new ApiError('banner-store-unknown');
  if (codigoOferta !== null && !facts.offer) throw new ApiError('banner-offer-unknown');
  return facts.partner_id;
}

function checkLink(link: string, confirmed: boolean): void {
  const target = linkTarget(link);
  if (target.kind === 'refused') throw new ApiError('banner-link-refused');
  if (target.kind === 'outside' && !confirmed)
    throw new ApiError('banner-link-outside', { parameters: { host: target.host } });
}

/** Empty texts of links and buttons are none. */
export function withoutEmpty(fields: Fields): Fields {
  return {
    ...fields,
    loja: fields.loja || null,
    linkImagem: fields.linkImagem || null,
    linkBotaoOutro: fields.linkBotaoOutro || null,
    textoBotaoOutro: fields.textoBotaoOutro || null,
  };
}
