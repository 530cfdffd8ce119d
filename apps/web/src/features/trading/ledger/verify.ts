import { getLedger } from '@patio/contract/trading/auctions/get-ledger.ts';
import {
  textsToHash,
  verifyPublicLedger,
} from '@patio/domain/trading/auctions/ledger/verify-public-ledger.ts';
import type { VerifiedLedger } from '@patio/domain/trading/auctions/ledger/verify-public-ledger.ts';
import { browserCall } from '../../../platform/api/browser-api.ts';
import { publicLedger, type WireLedger } from './public-ledger.ts';

/** The result in the browser; `no-hashes`: it cannot compute any here, because the connection is not secure. */
export type Verification =
  | { readonly kind: 'verified'; readonly wire: WireLedger; readonly found: VerifiedLedger }
  | { readonly kind: 'failed' }
  | { readonly kind: 'no-hashes' };

/** Loads the public ledger of an offer and recomputes everything in this browser: nothing but the lines is taken from the server. */
export async function verifyOffer(code: number): Promise<Verification> {
  const wire = await browserCall(getLedger, { params: { id: code } }).catch(() => null);
  if (wire === null) return { kind: 'failed' };
  if (!('subtle' in crypto)) return { kind: 'no-hashes' };
  const ledger = publicLedger(wire);
  const texts = [...new Set(textsToHash(ledger))];
  const hashes = new Map(
    await Promise.all(texts.map(async (text) => [text, await sha256Hex(text)] as const)),
  );
  return { kind: 'verified', wire, found: verifyPublicLedger(ledger, (text) => hashes.get(text) ?? '') };
}

async function sha256Hex(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
