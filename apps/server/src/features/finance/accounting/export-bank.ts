import type { exportBank as contract } from '@patio/contract/finance/accounting/export-bank.ts';
import { CHART } from '@patio/domain/finance/accounting/chart.ts';
import { ofxHead, ofxMovement, ofxTail } from '@patio/domain/finance/accounting/ofx.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { accountingFile } from './accounting-file.ts';
import { BOOKINGS } from './booking-texts.ts';
import { bankBalanceAt, bankIn } from './entries.store.ts';

const PURCHASE = { PTBR: 'Compra', EN: 'Purchase' } as const;
const STRAY = { PTBR: 'Pix sem cobrança', EN: 'Pix without a charge' } as const;
const DEPOSIT = { PTBR: 'Caução', EN: 'Deposit' } as const;

/** What moved at the bank account in a period as OFX, with its balance at the end. It names purchases, not people. */
export const exportBank =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ query }, context) => {
    const { idiom, now } = context;
    return accountingFile(
      deps,
      {
        query,
        name: 'bank',
        ending: 'ofx',
        type: 'application/x-ofx',
        fill: async (transaction, period, append) => {
          const balance = await bankBalanceAt(transaction, period.until);
          // A period that runs on is told up to now: the balance of a day to come is not known.
          const until = Math.max(period.from, Math.min(period.until, now));
          const told = { from: period.from, until, account: CHART['house-bank'].code, balance, now };
          let count = 0;
          await append(ofxHead(told));
          for await (const rows of bankIn(transaction, period)) {
            count += rows.length;
            const written = rows.map(
              ({ code, at, amount_cents: amount, kind, reference, purchases, is_stray: stray }) =>
                ofxMovement({
                  id: code,
                  at,
                  amount,
                  name: stray
                    ? STRAY[idiom]
                    : purchases.length === 0
                      ? DEPOSIT[idiom]
                      : `${PURCHASE[idiom]} ${purchases.join(', ')}`,
                  memo: [BOOKINGS[kind][idiom], reference].filter((part) => part !== null).join(': '),
                }),
            );
            await append(written.join(''));
          }
          await append(ofxTail(told));
          return count;
        },
      },
      context,
    );
  };
