/** The terms under which a bid, a proposal or a purchase is delivered: freight 'S' delivery, 'N' pickup (C-33). */
export interface DealTerms {
  readonly freight: 'S' | 'N';
  readonly addressCode: number | null;
  readonly partnerId: number | null;
}
