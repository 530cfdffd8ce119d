import type { OwnPix } from '@patio/contract/finance/pix/own-pix.ts';
import { amountToPay, isPayable } from '@patio/domain/finance/pix/decide-pix-charge.ts';
import { reaisFromCentavos } from '@patio/domain/money/wire-money.ts';
import { isoInstant } from '@patio/domain/time/iso-instant.ts';
import { KINDS } from '../../charges/public.ts';
import type { latestPix } from '../pix-charges.store.ts';
import type { PayableCharge } from '../read-pix.ts';

type LatestRow = Awaited<ReturnType<typeof latestPix>>[number];

/** A charge with its Pix, if that can be paid and asks for what is open; `dated`: until when one may be valid. */
export function presentOwnPix(
  charge: PayableCharge,
  last: LatestRow | null,
  { now, dated }: { readonly now: number; readonly dated: string | null },
): OwnPix {
  const shown = last === null ? null : shownPix(charge, last, now);
  return {
    cobranca: charge.code,
    tipo: KINDS[charge.kind],
    emAberto: reaisFromCentavos(amountToPay(charge.charge)),
    devolvidoAMais: reaisFromCentavos(charge.charge.owed),
    vencimento: isoInstant(charge.due_at),
    ateVencimento: dated !== null,
    pix: shown,
  };
}

function shownPix({ charge }: PayableCharge, last: LatestRow, now: number): OwnPix['pix'] {
  const { amount_cents: centavos, expires_at: expiresAt, copy_text: copyText, state, due_on: dueOn } = last;
  if (copyText === null || centavos !== amountToPay(charge)) return null;
  if (!isPayable({ centavos, expiresAt, state }, now)) return null;
  return {
    valor: reaisFromCentavos(centavos),
    copiaECola: copyText,
    expiraEm: isoInstant(expiresAt),
    segundos: Math.floor((expiresAt - now) / 1000),
    prazo: dueOn === null ? 'agora' : 'vencimento',
  };
}
