import { moneyText } from '../i18n/formats.ts';
import type { DataColumn } from './data-column.ts';

interface OnOffer {
  readonly codigoOferta: number;
  readonly titulo?: string;
  readonly tituloOferta?: string;
}

/** The offer that a row is about. */
export const offerColumn = (label: string): DataColumn<OnOffer> => ({
  key: 'oferta',
  label,
  cell: ({ codigoOferta, titulo, tituloOferta }) => `${codigoOferta} · ${titulo ?? tituloOferta ?? ''}`,
});

/** What a row is worth, by which its list can be sorted. */
export const valueColumn = (label: string): DataColumn<{ readonly valor: number }> => ({
  key: 'valor',
  label,
  sort: 'valor',
  numeric: true,
  cell: ({ valor }) => moneyText(valor),
});
