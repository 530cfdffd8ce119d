import { getGallery } from '@patio/contract/catalogue/catalogue/get-gallery.ts';
import { getOffer } from '@patio/contract/catalogue/catalogue/get-offer.ts';
import { getPrice } from '@patio/contract/catalogue/catalogue/get-price.ts';
import { getIncrements } from '@patio/contract/trading/auctions/get-increments.ts';
import { getResult } from '@patio/contract/trading/auctions/get-result.ts';
import { getStat } from '@patio/contract/trading/auctions/get-stat.ts';
import { CallFailure } from '@patio/api-client/call-failure.ts';
import { data } from 'react-router';
import type { LoaderApi } from '../../../platform/api/loader-api.ts';
import { offerView, type OfferView } from '../catalogue/public.ts';
import type { LoadedSections } from './loaded-sections.ts';
import { sectionCalls } from './section-calls.ts';

/** How long the page waits for an optional part; after that the browser loads it. */
const PATIENCE_MS = 1500;

/** Loads an offer with everything its page shows. Throws 404 if it does not exist (C-113). */
export async function loadOffer(
  api: LoaderApi,
  code: string,
): Promise<{ offer: OfferView; sections: LoadedSections }> {
  if (!/^\d{1,15}$/.test(code)) throw data(null, { status: 404 });
  const request = { params: { id: code } };
  const [offer, price, live, gallery, increments, sections] = await Promise.all([
    api.call(getOffer, request).catch(missing),
    api.attempt(getPrice, request),
    api.attempt(getStat, request),
    inTime(api.attempt(getGallery, request)),
    inTime(api.attempt(getIncrements, request)),
    loadSections(api, code),
  ]);
  const over = (live?.status ?? offer.status) !== 'A' || Date.parse(live?.end ?? offer.end) <= Date.now();
  const result = over ? await inTime(api.attempt(getResult, request)) : null;
  return {
    offer: offerView({
      offer,
      price,
      live,
      result,
      gallery,
      steps: increments,
      now: Date.now(),
    }),
    sections,
  };
}

async function loadSections(api: LoaderApi, code: string): Promise<LoadedSections> {
  const calls = sectionCalls(api.call, code);
  const [optionals, implementList, tanks, questions, similar, conditions, references, costs, saleTerms] =
    await Promise.all([
      inTime(calls.optionals()),
      inTime(calls.implements()),
      inTime(calls.tanks()),
      inTime(calls.questions()),
      inTime(calls.similar()),
      inTime(calls.conditions()),
      inTime(calls.references()),
      inTime(calls.costs()),
      inTime(calls.saleTerms()),
    ]);
  return {
    optionals,
    implements: implementList,
    tanks,
    questions,
    similar,
    conditions,
    references,
    costs,
    saleTerms,
  };
}

/** The reply, or null when it failed or took too long. */
function inTime<Value>(answer: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    answer
      .then(resolve, (failure: unknown) => (failure instanceof CallFailure ? resolve(null) : reject(failure)))
      .finally(() => clearTimeout(timer));
  });
}

function missing(failure: unknown): never {
  if (failure instanceof CallFailure && failure.status === 404) throw data(null, { status: 404 });
  throw failure;
}
