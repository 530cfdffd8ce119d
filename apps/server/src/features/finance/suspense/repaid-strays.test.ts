import { strayErrors } from '@patio/contract/errors/purchases/stray-errors.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import { describe, expect, it } from 'vitest';
import { payoutScene, PRICE } from '../../../../test/scenes/purchases/payout-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { recordStray } from './public.ts';

const scene = payoutScene();
const OWED = 1_140_000;
let made = 0;

/** A sale that was undone after its payout, of which the store owes the house R$ 11.400,00. */
async function undone() {
  await scene.commission(5);
  const sale = await scene.sold();
  await scene.paidOut();
  await scene.cancelled(sale);
  return sale;
}

const newId = (): string => `E123456782026112912000${String((made += 1)).padStart(10, '0')}A`.slice(0, 32);

/** The bank tells of a Pix to the key of the house. */
function told(endToEndId: string, centavos: number) {
  const at = scene.server.clock.now();
  const payment = { endToEndId, txid: null, centavos, key: null, payerText: null, at, refunds: [] };
  return scene.server.deps.database.transact((transaction) => recordStray(transaction, payment, at));
}

const repay = (referencia: string, centavos = OWED) =>
  scene.finance.post(`/admin/stores/${scene.store}/repayments`, {
    valor: centavos / 100,
    forma: 'transferencia',
    dia: dayOf(scene.server.clock.now()),
    referencia,
  });

async function undoLast() {
  const [last] = await scene.rows<{ code: number }>(
    'select code from store_repayment order by code desc limit 1',
  );
  return scene.colleague.post(`/admin/store-repayments/${last?.code}/undo`, { motivo: 'Era de outra loja.' });
}

/** What of a Pix is left, and what the book has of it. */
async function standing(endToEndId: string) {
  const [stray] = await scene.rows<{ left_cents: number; booked_cents: number }>(
    'select left_cents, booked_cents from stray_pix where end_to_end_id = $1',
    [endToEndId],
  );
  const book = await scene.rows<{ kind: string; sum: number }>(
    `select a.kind, sum(e.amount_cents)::bigint as sum from book_entry e join book_account a on a.code = e.account_code
      join book_transaction t on t.code = e.transaction_code join stray_pix s on s.code = t.stray_code
      where s.end_to_end_id = $1 group by a.kind having sum(e.amount_cents) <> 0`,
    [endToEndId],
  );
  return {
    left: stray?.left_cents,
    booked: stray?.booked_cents,
    ...Object.fromEntries(book.map(({ kind, sum }) => [kind, sum])),
  };
}

/** What the book has at the bank, of everything. */
async function atBank(): Promise<number> {
  const [row] = await scene.rows<{ sum: number }>(
    `select coalesce(sum(e.amount_cents), 0)::bigint as sum from book_entry e join book_account a on a.code = e.account_code
      where a.kind = 'house-bank'`,
  );
  return row?.sum ?? 0;
}

describe('the Pix by which a store gives back', () => {
  it('that the bank told of first is taken from suspense, and stands there again once that is taken back', async () => {
    const sale = await undone();
    const id = newId();
    const before = await atBank();
    await told(id, OWED);
    expect(await standing(id)).toEqual({ left: OWED, booked: OWED, 'house-bank': OWED, suspense: -OWED });
    const { server, finance, colleague, owner, member } = scene;
    await expectOnlyChanged(server, () => repay(id.toLowerCase()), {
      store_repayment: added({ amount_cents: OWED, reference: id, recorded_by: finance.id }),
      store_repayment_part: added({ charge_code: sale.charge, gross_cents: PRICE }),
      stray_pix: { left_cents: [OWED, 0] },
      book_transaction: [
        added({ kind: 'stray-taken', charge_code: null, by_id: finance.id, reference: id }),
        added({ kind: 'store-repaid', charge_code: sale.charge, by_id: finance.id }),
      ],
      book_entry: [
        added({ amount_cents: -OWED }),
        added({ amount_cents: OWED }),
        added({ amount_cents: OWED }),
        added({ amount_cents: -PRICE }),
        added({ amount_cents: 60_000 }),
      ],
      audit: added({ action: 'record-store-repayment', actor_id: finance.id }),
    });
    expect(await standing(id)).toEqual({ left: 0, booked: OWED });
    expect(await atBank()).toBe(before + OWED);
    await expectOnlyChanged(server, undoLast, {
      store_repayment: {
        reversed_by: [null, colleague.id],
        reversed_at: [null, server.clock.now()],
        reverse_reason: [null, 'Era de outra loja.'],
      },
      stray_pix: { left_cents: [0, OWED] },
      book_transaction: [
        added({ kind: 'store-unrepaid', charge_code: sale.charge, by_id: colleague.id }),
        added({ kind: 'stray', charge_code: null, by_id: colleague.id, reference: id }),
      ],
      book_entry: [
        added({ amount_cents: -OWED }),
        added({ amount_cents: PRICE }),
        added({ amount_cents: -60_000 }),
        added({ amount_cents: OWED }),
        added({ amount_cents: -OWED }),
      ],
      audit: added({ action: 'undo-store-repayment', actor_id: colleague.id }),
      notification: [noticeTo(owner.id), noticeTo(member.id)],
      mail: [mailTo(owner.email), mailTo(member.email)],
    });
    expect(await atBank()).toBe(before + OWED);
    expect((await repay(id)).statusCode).toBe(201);
    expect(await standing(id)).toEqual({ left: 0, booked: OWED });
    expect(await atBank()).toBe(before + OWED);
    expect(await scene.faults()).toEqual([]);
  });

  it('that was recorded before the bank told of it is booked once, and stands on suspense once that is taken back', async () => {
    await undone();
    const id = newId();
    const before = await atBank();
    expect((await repay(id)).statusCode).toBe(201);
    await expectOnlyChanged(scene.server, () => told(id, OWED), {
      stray_pix: added({ end_to_end_id: id, booked_cents: 0, left_cents: 0 }),
    });
    expect(await atBank()).toBe(before + OWED);
    expect((await undoLast()).statusCode).toBe(200);
    expect(await standing(id)).toEqual({ left: OWED, booked: 0, 'house-bank': OWED, suspense: -OWED });
    expect(await atBank()).toBe(before + OWED);
    expect(await scene.faults()).toEqual([]);
  });

  it('of more than the store owes leaves the rest on suspense, whichever came first', async () => {
    await undone();
    const [first, second] = [newId(), newId()];
    await told(first, OWED + 500);
    expect((await repay(first)).statusCode).toBe(201);
    expect(await standing(first)).toMatchObject({ left: 500, suspense: -500 });
    await undoLast();
    expect((await repay(second)).statusCode).toBe(201);
    await told(second, OWED + 700);
    expect(await standing(second)).toMatchObject({ left: 700, booked: 700, suspense: -700 });
    await undoLast();
    expect(await standing(second)).toMatchObject({ left: OWED + 700, suspense: -OWED - 700 });
    expect(await scene.faults()).toEqual([]);
  });

  it('never gives back more than is left of it', async () => {
    await undone();
    const id = newId();
    await told(id, OWED - 1);
    const refused = await expectRefused(scene.server, () => repay(id), 409);
    expect(refused.json()).toMatchObject({ erros: [strayErrors['receipt-less-left'].PTBR] });
  });

  it('is one movement in the file of the accountant, and none once it was taken back', async () => {
    await undone();
    const id = newId();
    await told(id, OWED);
    scene.server.clock.advance(60_000);
    await repay(id);
    scene.server.clock.advance(60_000);
    await undoLast();
    const day = dayOf(scene.server.clock.now());
    const file = (await scene.finance.get(`/admin/book.ofx?de=${day}&ate=${day}`)).body;
    const lines = file.split('<STMTTRN>').filter((each) => each.includes(id));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('11400.00');
  });

  it('recorded, or taken back, at the moment at which the bank tells of it is booked once', async () => {
    await undone();
    for (let time = 0; time < 4; time += 1) {
      const id = newId();
      const before = await atBank();
      await Promise.all([told(id, OWED), repay(id)]);
      expect(await standing(id)).toMatchObject({ left: 0 });
      await undoLast();
      expect(await standing(id)).toMatchObject({ left: OWED, suspense: -OWED });
      expect(await atBank()).toBe(before + OWED);
      const other = newId();
      await repay(other);
      await Promise.all([told(other, OWED), undoLast()]);
      expect(await standing(other)).toMatchObject({ left: OWED, suspense: -OWED });
      expect(await atBank()).toBe(before + 2 * OWED);
    }
    expect(await scene.faults()).toEqual([]);
  });
});
