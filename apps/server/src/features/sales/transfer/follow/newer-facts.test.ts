import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { buildBuyer } from '../../../../../test/builders/buyer.ts';
import { buildTransfer } from '../../../../../test/scenes/purchases/transfer-scene.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { transferNow } from '../transfer-now.ts';
import { transferredPurchase } from '../transfer.store.ts';
import { followTransfersJob } from './follow-transfers.job.ts';
import { changedTransfers, saveSummary, transferFacts } from './summary.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('what changes while a summary is computed is newer than it, and is looked at again', async () => {
  const { deps, clock } = server;
  const { code } = await buildTransfer(server, await buildBuyer(server));
  await followTransfersJob(deps).run();
  const now = clock.now();
  const changed = () => changedTransfers(deps.database, { today: dayOf(now), after: 0, limit: 50 });
  expect(await changed()).toEqual([]);
  await deps.database.transact(async (transaction) => {
    const seen = await transferFacts(transaction, code);
    const purchase = await transferredPurchase(transaction, code);
    if (purchase === undefined) throw new Error('There is no purchase.');
    const transfer = await transferNow(deps, transaction, purchase, now);
    // Another user, whose work is done before the summary is saved.
    await deps.database.run(
      { name: 'test.invoiced', text: 'update purchase set invoice_issued = true where code = $1' },
      [code],
    );
    await saveSummary(transaction, transfer, { seen, now });
  });
  expect(await changed()).toEqual([code]);
  await followTransfersJob(deps).run();
  expect(await changed()).toEqual([]);
});
