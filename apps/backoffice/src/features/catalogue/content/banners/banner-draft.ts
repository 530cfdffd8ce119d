import type { saveBanner } from '@patio/contract/catalogue/content/save-banner.ts';
import type { StaffBanner } from '@patio/contract/catalogue/content/staff-banner.ts';
import type { Request } from '@patio/contract/route/define-route.ts';
import { civilTime, instantOf } from '../../../trading/monitor/public.ts';

/** A banner as it is typed. */
export interface BannerDraft {
  readonly file: File | null;
  readonly category: string;
  readonly store: string;
  readonly link: string;
  readonly place: StaffBanner['posicaoImagem'];
  readonly portuguese: BannerWords;
  readonly english: BannerWords;
  readonly buy: boolean;
  readonly bid: boolean;
  readonly offer: string;
  readonly other: boolean;
  readonly otherLink: string;
  readonly active: boolean;
  readonly from: string;
  readonly until: string;
}

export interface BannerWords {
  readonly title: string;
  readonly description: string;
  readonly button: string;
}

const EMPTY: BannerWords = { title: '', description: '', button: '' };

const typedMoment = (instant: string | null): string =>
  instant === null ? '' : civilTime(Date.parse(instant));

/** The draft of a banner, or of a new one. */
export function draftOf(banner: StaffBanner | null): BannerDraft {
  return {
    file: null,
    category: String(banner?.categoria ?? 0),
    store: banner?.loja ?? '',
    link: banner?.linkImagem ?? '',
    place: banner?.posicaoImagem ?? 'ME',
    portuguese:
      banner === null
        ? EMPTY
        : { title: banner.titulo, description: banner.descricao, button: banner.textoBotaoOutro ?? '' },
    english:
      banner === null
        ? EMPTY
        : { title: banner.tituloEn, description: banner.descricaoEn, button: banner.textoBotaoOutroEn },
    buy: banner?.botaoComprar ?? false,
    bid: banner?.botaoLance ?? false,
    offer: String(banner?.codigoOferta ?? ''),
    other: banner?.botaoOutro ?? false,
    otherLink: banner?.linkBotaoOutro ?? '',
    active: banner?.ativo ?? true,
    from: typedMoment(banner?.de ?? null),
    until: typedMoment(banner?.ate ?? null),
  };
}

type Fields = Omit<NonNullable<Request<typeof saveBanner>['body']>, 'versao' | 'imagem'>;

/** The fields of a draft on the wire. `outside`: the user confirmed a link to another site. */
export function fieldsOf(draft: BannerDraft, outside: boolean): Fields {
  const { portuguese, english } = draft;
  const moment = (typed: string): string | null => {
    const at = instantOf(typed);
    return at === null ? null : new Date(at).toISOString();
  };
  return {
    categoria: Number(draft.category),
    loja: draft.store.trim() || null,
    linkImagem: draft.link.trim() || null,
    titulo: portuguese.title,
    descricao: portuguese.description,
    tituloEn: english.title,
    descricaoEn: english.description,
    posicaoImagem: draft.place,
    botaoComprar: draft.buy,
    botaoLance: draft.bid,
    codigoOferta: Number(draft.offer) || null,
    botaoOutro: draft.other,
    linkBotaoOutro: draft.otherLink.trim() || null,
    textoBotaoOutro: portuguese.button || null,
    textoBotaoOutroEn: english.button,
    ativo: draft.active,
    de: moment(draft.from),
    ate: moment(draft.until),
    externo: outside,
  };
}
