import type { NegotiationOffer } from '@patio/contract/sales/negotiations/list-my-offers.ts';

/** A purchase that its consumer may return, or has returned. Instants in epoch milliseconds. */
export type RegretView =
  | {
      readonly kind: 'possible';
      readonly offerCode: number;
      /** Null: it has not been handed over, so the period has not begun. */
      readonly until: number | null;
      /** It would be the second within twelve months. */
      readonly second: boolean;
      /** There is a known payment to refund: the account is asked for. */
      readonly paid: boolean;
    }
  | {
      readonly kind: 'done';
      readonly at: number;
      readonly protocol: string;
      /** Whether there is a known payment to refund; when it was sent, null while it was not. */
      readonly refund: boolean;
      readonly refundedAt: number | null;
    };

/** Maps a row of the response to what it shows of a regret; null when there is none. */
export function regretOf(
  { codigoOferta, arrependimento: regret }: NegotiationOffer,
  paid: boolean,
): RegretView | null {
  if (regret === null) return null;
  if (regret.situacao === 'feito') {
    return {
      kind: 'done',
      at: Date.parse(regret.em ?? ''),
      protocol: regret.protocolo ?? '',
      refund: regret.devolucao,
      refundedAt: regret.devolvidoEm === null ? null : Date.parse(regret.devolvidoEm),
    };
  }
  const until = regret.ate === null ? null : Date.parse(regret.ate);
  return { kind: 'possible', offerCode: codigoOferta, until, second: regret.segundo, paid };
}
