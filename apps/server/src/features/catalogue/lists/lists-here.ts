import type { ListDeps } from './list-settings.ts';
import { OfferFinder } from '../find-offers.ts';
import type { ListAsk, Lists, ReplyTo } from './list-ask.ts';
import { pageReply } from './page-reply.ts';
import { suggestionsReply } from './suggestions-reply.ts';
import { WholeLists } from './whole-lists.ts';

/** Lists answered in this thread. */
export function listsHere(deps: ListDeps): Lists & { load(): Promise<void> } {
  const finder = new OfferFinder(deps);
  const wholes = new WholeLists(deps.database, finder, deps.settings.cap);
  let loaded = false;
  function answer<A extends ListAsk>(ask: A): Promise<ReplyTo<A>>;
  function answer(ask: ListAsk): Promise<ReplyTo<ListAsk>> {
    if (ask.about === 'page') return pageReply(deps.database, finder, ask);
    if (ask.about === 'whole') return wholes.reply(ask);
    return suggestionsReply(deps.database, finder, ask);
  }
  return {
    answer,
    load: async () => {
      await finder.current();
      loaded = true;
    },
    isLoaded: () => loaded,
    close: async () => undefined,
  };
}
