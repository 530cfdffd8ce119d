/** What a charge has become at its bank; `removed`: by us or by the bank. */
export type ChargeStatus = 'active' | 'paid' | 'removed';

/** Why a bank gave money back: asked for in our name, a mistake of a bank, or a fraud that the payer reported (the special return mechanism). */
export type RefundCause = 'asked' | 'operational' | 'fraud';

/** A refund at the bank, in the words of the standard: it may take its time, and may fail. */
export interface BankRefund {
  readonly id: string;
  /** By which statements know it; null: the bank does not say. */
  readonly returnId: string | null;
  readonly nature: RefundCause;
  readonly centavos: number;
  readonly status: 'processing' | 'done' | 'failed';
  /** Why it failed, in the words of the bank. */
  readonly reason: string | null;
  /** When the money left; null: the bank does not say. */
  readonly settledAt: number | null;
}

/** Money that has arrived. Instants are milliseconds of the bank’s clock. */
export interface BankPayment {
  readonly endToEndId: string;
  /** Null: not for a charge. */
  readonly txid: string | null;
  readonly centavos: number;
  /** The key that was paid to; null: the bank does not say. */
  readonly key: string | null;
  /** What the payer wrote. */
  readonly payerText: string | null;
  readonly at: number;
  readonly refunds: readonly BankRefund[];
}

/** A charge as the bank has it. */
export interface BankCharge {
  readonly txid: string;
  readonly revision: number;
  readonly status: ChargeStatus;
  readonly centavos: number;
  /** Where wallets read it, without a scheme. */
  readonly location: string | null;
  /** The text of the bank, if it gives one. */
  readonly copyText: string | null;
  readonly createdAt: number;
  /** `YYYY-MM-DD`; null: it is to be paid at once. */
  readonly dueDate: string | null;
  readonly payments: readonly BankPayment[];
}

/** A debtor with a CPF or CNPJ, digits (and letters of a CNPJ) only; some banks ask for an address as well. */
export interface Debtor {
  readonly name: string;
  readonly taxId: string;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly uf: string;
    readonly cep: string;
  } | null;
}

/** A charge to be paid at once, until it expires. */
export interface ImmediateCharge {
  readonly centavos: number;
  readonly seconds: number;
  readonly debtor: Debtor | null;
  /** Shown to the payer. */
  readonly text: string;
}

/** A charge with a due date (`YYYY-MM-DD`), which may be paid for some days after it. */
export interface DatedCharge {
  readonly centavos: number;
  readonly dueDate: string;
  readonly daysAfter: number;
  readonly debtor: Debtor;
  readonly text: string;
}

/** A change of an active charge; absent: as it is. */
export type ChargeRevision =
  | { readonly centavos?: number; readonly seconds?: number }
  | { readonly remove: true };
export type DatedRevision =
  | { readonly centavos?: number; readonly dueDate?: string; readonly daysAfter?: number }
  | { readonly remove: true };

/** Payments received between two instants. */
export interface ReceivedPage {
  readonly payments: readonly BankPayment[];
  readonly pages: number;
}

/** Charges with a due date that were made between two instants. */
export interface DatedPage {
  readonly charges: readonly BankCharge[];
  readonly pages: number;
}

/**
 * A bank by the standard API Pix of the Central Bank (release 2.9). Everything that creates names it by an id of ours, so that asking again
 * changes nothing. Errors: `PixError`.
 */
export interface PixBank {
  putCharge(txid: string, charge: ImmediateCharge): Promise<BankCharge>;
  reviseCharge(txid: string, revision: ChargeRevision): Promise<BankCharge>;
  readCharge(txid: string): Promise<BankCharge>;
  putDatedCharge(txid: string, charge: DatedCharge): Promise<BankCharge>;
  reviseDatedCharge(txid: string, revision: DatedRevision): Promise<BankCharge>;
  readDatedCharge(txid: string): Promise<BankCharge>;
  /** One page, counted from 0, of charges with a due date that are paid and were made between two instants. */
  listPaidDated(from: number, to: number, page: number): Promise<DatedPage>;
  readPayment(endToEndId: string): Promise<BankPayment>;
  /** One page, counted from 0, of what arrived between two instants. */
  listReceived(from: number, to: number, page: number): Promise<ReceivedPage>;
  /** The same of what arrived between two instants and has refunds, ours and others. */
  listRefunded(from: number, to: number, page: number): Promise<ReceivedPage>;
  putRefund(endToEndId: string, id: string, centavos: number): Promise<BankRefund>;
  readRefund(endToEndId: string, id: string): Promise<BankRefund>;
  /** Where the bank sends news of payments; null: nowhere. */
  readWebhook(): Promise<string | null>;
  putWebhook(url: string): Promise<void>;
}
