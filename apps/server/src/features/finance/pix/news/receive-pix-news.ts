import type { receivePixNews as contract } from '@patio/contract/finance/pix/receive-pix-news.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import type { PixBank } from '../../../../platform/pix/pix-bank.ts';
import { isEndToEndId, isTxid } from '../../../../platform/pix/txid.ts';
import { makeLimit } from '../../../../platform/tasks/make-limit.ts';
import { postponePix } from '../pix-charges.store.ts';
import { noteNews, type PixNews } from '../pix-payments.store.ts';
import type { PixDeps } from '../pix-deps.ts';
import { settleApart } from '../settle-apart.ts';

const HOUR = 3_600_000;
/** News of one Pix within an hour that the bank is asked about at once; the list of received payments shows the others. */
const MOST_NEWS = 20;
/** A bank may send news before it lists the payment. */
const AGAIN_MS = 15_000;
/** Maximum of news read from one message. */
const MOST_READ = 100;

/** Asks the bank once about each Pix of which news name a payment for the first time, and answers the same to everything. */
export const receivePixNews = (deps: ServerDeps, bank: PixBank | null): Handler<typeof contract> => {
  const limit = makeLimit(4);
  return async ({ body }) => {
    if (bank === null) return {};
    const told = (body.checked?.pix ?? [])
      .slice(0, MOST_READ)
      .flatMap(({ endToEndId, txid = '' }) =>
        isEndToEndId(endToEndId) && isTxid(txid) ? [{ endToEndId, txid }] : [],
      );
    if (told.length === 0) return {};
    const now = deps.clock.now();
    const fresh = await noteNews(deps.database, told, { now, since: now - HOUR, most: MOST_NEWS });
    const ofPix = Map.groupBy(fresh, ({ txid }) => txid);
    await Promise.all(
      [...ofPix].map(async ([txid, news]) => limit(() => settleNow({ ...deps, bank }, txid, news))),
    );
    return {};
  };
};

async function settleNow(deps: PixDeps, txid: string, news: readonly PixNews[]): Promise<void> {
  const recorded = await settleApart(deps, txid);
  if (recorded === null) return;
  const ids = new Set(recorded.map(({ endToEndId }) => endToEndId));
  if (news.every(({ endToEndId }) => ids.has(endToEndId))) return;
  await postponePix(deps.database, txid, deps.clock.now() + AGAIN_MS);
}
