import { describe, expect, it } from 'vitest';
import { listPaybacks } from '@patio/contract/finance/paybacks/list-paybacks.ts';
import { recordPaybackTransfers } from '@patio/contract/finance/paybacks/record-payback-transfers.ts';
import { paybackScene } from '../../../../test/scenes/purchases/payback-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

const scene = paybackScene();

/** A released transfer to a buyer who paid too much: its code, its purchase and its buyer. */
async function released() {
  await scene.pix.buy();
  await scene.paidByTransfer(12_300);
  await scene.propose('transferencia', 300);
  await scene.decide('liberar');
  return { code: (await scene.last()).codigo, purchase: scene.pix.purchase, buyer: scene.pix.buyer };
}

const send = (transferencias: readonly object[], by = scene.finance) =>
  by.post('/admin/paybacks/transfers', { transferencias });
const record = async (pairs: readonly (readonly [number, string])[], by = scene.finance) => {
  const reply = await send(
    pairs.map(([codigo, referencia]) => ({ codigo, referencia })),
    by,
  );
  return recordPaybackTransfers.success.schema.parse(reply.json()).data.map(({ resultado }) => resultado);
};

describe('transfers that are recorded together', () => {
  it('stand in the list, and each is recorded or refused by itself', async () => {
    const { server } = scene.pix;
    const [first, second] = [await released(), await released()];
    const shown = await scene.finance.get('/admin/paybacks?situacao=em-envio');
    const rows = listPaybacks.success.schema.parse(shown.json()).data;
    for (const { code, purchase } of [first, second])
      expect(rows.find(({ codigoCompra }) => codigoCompra === purchase)).toMatchObject({
        transferencia: { codigo: code, valor: 300 },
      });
    const recorded = async () =>
      expect(
        await record([
          [first.code, 'ted 8001'],
          [second.code, 'TED  8001'],
          [999_999, 'TED 8002'],
          [first.code, 'TED 8003'],
        ]),
      ).toEqual(['registrada', 'referencia', 'nao-encontrada', 'decidida']);
    await expectOnlyChanged(server, recorded, {
      payback: {
        state: ['sending', 'done'],
        ended_at: [null, server.clock.now()],
        reference: [null, 'TED 8001'],
        recorded_by: [null, scene.finance.id],
      },
      payback_part: { state: ['sending', 'done'] },
      book_transaction: added({ kind: 'sent', reference: 'TED 8001', by_id: scene.finance.id }),
      book_entry: [added({ amount_cents: -30_000 }), added({ amount_cents: 30_000 })],
      audit: added({ action: 'record-payback-transfer', actor_id: scene.finance.id }),
      mail: mailTo(first.buyer.email),
      notification: noticeTo(first.buyer.id),
    });
    expect(await record([[second.code, 'TED 8004']])).toEqual(['registrada']);
  });

  it('that are told again change nothing, and are said to be recorded', async () => {
    const { code } = await released();
    expect(await record([[code, 'TED 8101']])).toEqual(['registrada']);
    const again = async () => expect(await record([[code, 'ted  8101']])).toEqual(['repetida']);
    await expectOnlyChanged(scene.pix.server, again, {});
  });

  it('go on after one that fails, which can be sent again', async () => {
    const [first, second, third] = [await released(), await released(), await released()];
    const run = (text: string) => scene.pix.server.deps.database.run(scene.pix.named(text));
    await run(`create function fails() returns trigger language plpgsql as $$ begin raise 'fails'; end $$`);
    await run(
      `create trigger fails before update on payback for each row when (old.code = ${second.code}) execute function fails()`,
    );
    const all = [first, second, third].map(({ code }, at) => [code, `TED 820${at}`] as const);
    expect(await record(all)).toEqual(['registrada', 'falhou', 'registrada']);
    await run('drop function fails() cascade');
    expect(await record(all)).toEqual(['repetida', 'registrada', 'repetida']);
  });

  it('by two users at the same moment are recorded once', async () => {
    const all = [await released(), await released(), await released()];
    const pairs = all.map(({ code }, at) => [code, `TED 90${at}`] as const);
    const replies = await Promise.all([record(pairs), record(pairs.toReversed(), scene.colleague)]);
    expect(replies.flat().toSorted()).toEqual([...Array(3).fill('registrada'), ...Array(3).fill('repetida')]);
  });

  it('are for finance alone, with a reference each, and not none', async () => {
    const { code } = await released();
    const { server } = scene.pix;
    await expectRefused(server, () => send([{ codigo: code, referencia: 'TED 1' }], scene.sales), 403);
    await expectRefused(server, () => send([{ codigo: code, referencia: ' ' }]), 422);
    await expectRefused(server, () => send([]), 422);
  });
});
