import type { LiveOffer } from '@patio/contract/wire/offer.ts';
import { liveView, type LiveView } from '../../catalogue/catalogue/public.ts';

const STATUSES: ReadonlyMap<unknown, LiveOffer['status']> = new Map(
  (['A', 'V', 'C', 'L', 'X', 'E'] as const).map((status) => [status, status]),
);

/** Parses a message of the stream or of `/stat`: the live figures and, in the stream, how many people watch; null when it is something else. */
export function readLive(text: string): { readonly live: LiveView; readonly watching: number | null } | null {
  const fields = record(parse(text));
  if (fields === null) return null;
  const status = STATUSES.get(fields['status']);
  const { codigoOferta, seq, valorLeilao, lances, lider, end, agora, hasBid, reservaAtingida, observando } =
    fields;
  const { prorrogacaoMinutos, endOriginal, endMaximo } = fields;
  if (status === undefined || typeof codigoOferta !== 'number' || typeof seq !== 'number') return null;
  if (typeof valorLeilao !== 'number' || typeof lances !== 'number') return null;
  if (typeof end !== 'string' || typeof agora !== 'string') return null;
  const live = liveView({
    codigoOferta,
    seq,
    status,
    hasBid: hasBid === true,
    valorLeilao,
    lances,
    lider: typeof lider === 'string' ? lider : null,
    end,
    endOriginal: typeof endOriginal === 'string' ? endOriginal : end,
    endMaximo: typeof endMaximo === 'string' ? endMaximo : end,
    agora,
    reservaAtingida: typeof reservaAtingida === 'boolean' ? reservaAtingida : null,
    prorrogacaoMinutos: typeof prorrogacaoMinutos === 'number' ? prorrogacaoMinutos : 0,
  });
  return { live, watching: typeof observando === 'number' ? observando : null };
}

/** The newer of two readings: a late message never sets the page back. */
export function newer(known: LiveView, arrived: LiveView): LiveView {
  if (arrived.seq !== known.seq) return arrived.seq > known.seq ? arrived : known;
  return arrived.serverNow >= known.serverNow ? arrived : known;
}

/** How far the server's clock is ahead of ours, in milliseconds: its instant plus half the round trip, against ours (rule 0.2). */
export function clockOffset(times: { sent: number; received: number; server: number }): number {
  return times.server + (times.received - times.sent) / 2 - times.received;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : null;
}
