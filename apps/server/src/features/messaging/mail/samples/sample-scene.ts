import type { Idiom } from '@patio/contract/errors/catalogue.ts';
import type { Config } from '../../../../config/config.ts';
import { pageAddress, type MailFrame, type MailStore } from '../mail-frame.ts';
import type { OfferMailFacts } from '../messages/offers/offer-mail-facts.ts';
import type { MailLink } from '../mail-parts.ts';

/** The sample data: one buyer and one offer, in the name of the house or of a store. Instants in epoch milliseconds. */
export interface SampleScene {
  readonly frame: MailFrame;
  readonly offer: OfferMailFacts;
  readonly person: { readonly name: string; readonly email: string };
  readonly siteAddress: string;
  /** Absolute address of a page. */
  page(path: string): string;
  readonly foot: readonly MailLink[];
  readonly soon: number;
  /** A user-written sentence. */
  readonly words: string;
}

/** Replacements for the sample names, to see long or hostile ones. */
export interface SampleNames {
  readonly name?: string;
  readonly title?: string;
  readonly words?: string;
}

const FIRST_DAY = Date.UTC(2026, 5, 2, 18, 30);

/** The scene of a language and a store (null: the house). */
export function sampleScene(
  { brand, publicUrl }: Pick<Config, 'brand' | 'publicUrl'>,
  { idiom, store, ...given }: { readonly idiom: Idiom; readonly store: MailStore | null } & SampleNames,
): SampleScene {
  const frame = { brand, idiom, store };
  const foot = [
    {
      text: idiom === 'EN' ? 'Choose which alerts to get' : 'Escolher quais avisos receber',
      path: '/avisos',
    },
    {
      text: idiom === 'EN' ? 'Stop mails of this kind' : 'Não quero mais e-mails deste tipo',
      path: '/avisos/desligar/1.overtaken.amostra',
    },
  ].map(({ text, path }) => ({ text, address: publicUrl + path }));
  const name = given.name ?? 'Marina Duarte';
  return {
    frame,
    offer: {
      ...frame,
      name,
      offerTitle: given.title ?? 'Volkswagen Gol 1.6 MSI Trendline 2019/2020',
      offerAddress: pageAddress(publicUrl, store, '/oferta/1042'),
      valueCentavos: 4_590_050,
    },
    person: { name, email: 'marina@exemplo.test' },
    siteAddress: publicUrl,
    page: (path) => pageAddress(publicUrl, store, path),
    foot,
    soon: FIRST_DAY,
    words:
      given.words ??
      (idiom === 'EN' ? 'Payment in cash, pickup this week.' : 'Pagamento à vista, retiro nesta semana.'),
  };
}
