import type { StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import { bannerState } from '@patio/domain/catalogue/content/banner-state.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import type { BannerRow } from './banners.store.ts';

const moment = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** A banner as those who edit it see it at an instant. */
export function presentBanner(row: BannerRow, now: number): StaffBanner {
  return {
    codigo: row.code,
    guid: row.guid,
    categoria: row.category_code,
    loja: row.store,
    linkImagem: row.link,
    titulo: row.title,
    descricao: row.description,
    tituloEn: row.english_title ?? '',
    descricaoEn: row.english_description ?? '',
    posicaoImagem: row.text_position,
    botaoComprar: row.buy_button,
    botaoLance: row.bid_button,
    codigoOferta: row.offer_code,
    botaoOutro: row.other_button,
    linkBotaoOutro: row.other_link,
    textoBotaoOutro: row.other_text,
    textoBotaoOutroEn: row.english_button ?? '',
    ativo: row.active,
    de: moment(row.shown_from),
    ate: moment(row.shown_until),
    situacao: bannerState({ active: row.active, from: row.shown_from, until: row.shown_until }, now),
    versao: row.version,
    por: row.editor,
    em: moment(row.changed_at),
  };
}

/** The values of a banner in the audit log. */
export function bannerValues(row: BannerRow) {
  const { guid: picture, category_code: category, store, link, title, description } = row;
  return {
    picture,
    category,
    store,
    link,
    title,
    description,
    english: [row.english_title, row.english_description, row.english_button].filter((text) => text !== null),
    place: row.text_position,
    buyButton: row.buy_button,
    bidButton: row.bid_button,
    offer: row.offer_code,
    button: row.other_button ? row.other_text : null,
    buttonLink: row.other_link,
    active: row.active,
    validFrom: moment(row.shown_from),
    until: moment(row.shown_until),
  };
}
