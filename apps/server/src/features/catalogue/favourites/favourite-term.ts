import type { WireOffer } from '@patio/contract/wire/offer.ts';

/** Whether every word of a term, in any order, is in the text of an offer (FILT-12, FILT-13). */
export function termTest(term: string): (offer: WireOffer) => boolean {
  const words = plain(term)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return ({ title, description, tags, vehicles }) => {
    const named = vehicles.flatMap(({ categoria, model, marca, version }) => [
      categoria,
      model,
      marca,
      version,
    ]);
    const text = plain([title, description.replaceAll(/<[^>]*>/g, ' '), tags, ...named].join(' '));
    return words.every((word) => text.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
