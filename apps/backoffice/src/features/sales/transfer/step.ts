import type { Transfer } from '@patio/contract/sales/transfer/transfer.ts';

/** A step of a transfer as the back office reads it. */
export type Step = Transfer['etapas'][number];
