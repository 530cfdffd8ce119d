import type { WireOffer } from '@patio/contract/wire/offer.ts';
import { formatPrice } from '@patio/domain/money/format-money.ts';
import { describe, expect, it } from 'vitest';
import { offerView } from './offer-view.ts';

const NOW = Date.UTC(2026, 10, 20);
const offer: WireOffer = {
  codigo: 7,
  codigoOferta: 7,
  codigoPerfil: 7,
  title: 'Fiat Uno',
  status: 'A',
  description: '',
  tags: '',
  price: 30_000,
  valorCompreJa: 30_000,
  valorLeilao: 12_000,
  end: '2026-11-21T00:00:00.000Z',
  spotlight: false,
  favorite: false,
  doOffer: 'N',
  hasBid: true,
  parceiro: null,
  parceiroNome: null,
  photos: [],
  vehicles: [],
};
const sources = { offer, live: null, gallery: null, steps: null, now: NOW };

describe('the prices of an offer page', () => {
  it('are zeros when their call gave nothing, and then nothing can be dealt on, ENTY-05, C-116', () => {
    const view = offerView({ ...sources, price: null });
    expect([view.buyNow, view.live.price, view.priceless]).toEqual([0, 0, true]);
    expect(formatPrice(view.buyNow)).toBe('R$\u00A00.000,00*');
  });
  it('are those of the call, not those of the offer, when it answers', () => {
    const price = { codigoOferta: 7, codigoPerfil: 7, valorCompreJa: 29_000, valorLeilao: 12_500 };
    const view = offerView({ ...sources, price });
    expect([view.buyNow, view.live.price, view.priceless]).toEqual([2_900_000, 1_250_000, false]);
  });
});
