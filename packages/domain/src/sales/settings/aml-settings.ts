import { whole, type WholeSetting } from './whole-setting.ts';

const limits = whole('limits');

/** The settings of what is looked at against money laundering. The law says the most (Resolução COAF 25/2013): a house may only be stricter. */
export const AML_SETTINGS = {
  AML_CASH: limits(
    'reais',
    30_000,
    [1000, 30_000],
    'Cash of one buyer within six months, in reais, from which finance looks at it.',
  ),
  AML_REGISTRATION: limits(
    'reais',
    10_000,
    [1000, 10_000],
    'Value in reais from which a purchase needs a complete registration, and money of other payers is looked at.',
  ),
  AML_SPLIT_DAYS: limits(
    'days',
    7,
    [1, 184],
    'Days within which payments below a threshold that reach it together count as split.',
  ),
} as const satisfies Readonly<Record<string, WholeSetting>>;
