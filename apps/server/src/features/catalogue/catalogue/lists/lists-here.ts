import type { ListDeps } from './list-settings.ts';
import { OfferFinder } from '../listing/find-offers.ts';
import { packReply } from '../../../../platform/http/bodies/packing.ts';
import type { ListRequest, ListReply, Lists } from './list-ask.ts';
import { cardText } from './card-text.ts';
import { OfferTexts } from './offer-texts.ts';
import { pageReply } from './page-reply.ts';
import { suggestionsReply } from './suggestions-reply.ts';
import { WholeLists } from './whole-lists.ts';

/** List requests answered in this thread. */
export function listsHere(deps: ListDeps): Lists & { load(): Promise<void> } {
  const finder = new OfferFinder(deps);
  const texts = new OfferTexts(deps.database, finder.maxAgeMs);
  const cards = new OfferTexts(deps.database, finder.maxAgeMs, cardText);
  const wholes = new WholeLists(deps, finder, texts);
  let loaded = false;
  const answer = async (ask: ListRequest): Promise<ListReply> => {
    if (ask.about === 'whole') return wholes.reply(ask);
    const json =
      ask.about === 'page'
        ? await pageReply(ask.query.fields === 'card' ? cards : texts, finder, ask)
        : await suggestionsReply(deps.database, finder, ask);
    return { ...packReply(json, ask.packing), next: null };
  };
  return {
    answer,
    load: async () => {
      await finder.current();
      loaded = true;
    },
    isLoaded: () => loaded,
    close: () => finder.close(),
  };
}
