import { getGallery } from '@patio/contract/catalogue/get-gallery.ts';
import { getOffer } from '@patio/contract/catalogue/get-offer.ts';
import { getPrice } from '@patio/contract/catalogue/get-price.ts';
import { listImplements } from '@patio/contract/catalogue/list-implements.ts';
import { listSimilar } from '@patio/contract/catalogue/list-similar.ts';
import { listStarredOptionals } from '@patio/contract/catalogue/list-starred-optionals.ts';
import { listTanks } from '@patio/contract/catalogue/list-tanks.ts';
import { getIncrements } from '@patio/contract/auctions/get-increments.ts';
import { getStat } from '@patio/contract/auctions/get-stat.ts';
import { listQuestions } from '@patio/contract/questions/list-questions.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { data } from 'react-router';
import type { LoaderApi } from '../../platform/api/loader-api.ts';
import { cardView, type OfferSections, offerView, type OfferView } from '../catalogue/public.ts';

/** Loads an offer with everything its page shows. Throws 404 for one that does not exist (C-113). */
export async function loadOffer(
  api: LoaderApi,
  code: string,
): Promise<{ offer: OfferView; sections: OfferSections }> {
  if (!/^\d{1,15}$/.test(code)) throw data(null, { status: 404 });
  const request = { params: { id: code } };
  const [offer, price, live, gallery, increments, optionals, implementList, tanks, questions, similar] =
    await Promise.all([
      api.call(getOffer, request).catch(missing),
      api.attempt(getPrice, request),
      api.attempt(getStat, request),
      api.attempt(getGallery, request),
      api.attempt(getIncrements, request),
      api.attempt(listStarredOptionals, request),
      api.attempt(listImplements, request),
      api.attempt(listTanks, request),
      api.attempt(listQuestions, request),
      api.attempt(listSimilar, request),
    ]);
  return {
    offer: offerView({
      offer,
      price,
      live,
      gallery,
      increments: increments?.incremento ?? [],
      now: Date.now(),
    }),
    sections: {
      optionals: optionals ?? [],
      implements: implementList ?? [],
      tanks: tanks ?? [],
      questions: questions?.perguntas ?? [],
      similar: (similar?.data ?? []).map(cardView),
    },
  };
}

function missing(failure: unknown): never {
  if (failure instanceof CallFailure && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}
