import { whole, type WholeSetting } from './whole-setting.ts';

const deals = whole('deals');

/** The settings of how a purchase is paid, and of what follows if it is not. */
export const PAYMENT_SETTINGS = {
  REFUND_DAYS: deals(
    'working-days',
    5,
    [1, 30],
    'Working days within which an approved cancellation is refunded, as stated in its mail.',
  ),
  PAYMENT_DAYS: deals(
    'working-days',
    2,
    [1, 60],
    'Working days that buyers have to pay once the sales team has contacted them; then the purchase counts as overdue.',
  ),
  PAYMENT_DEFAULT_DAYS: deals(
    'working-days',
    5,
    [0, 60],
    'Working days after its due date at which a charge that is not paid is put before the sales team, who may undo the sale; 0 = never.',
  ),
  PAYOUT_DAYS: deals(
    'working-days',
    2,
    [1, 60],
    'Working days after a sale was both paid and handed over at which it is due to its store; never before the buyer can no longer regret it.',
  ),
  PAYOUT_BANK_DAYS: deals(
    'working-days',
    3,
    [1, 30],
    'Working days after a store set its bank account before money goes there.',
  ),
} as const satisfies Readonly<Record<string, WholeSetting>>;
