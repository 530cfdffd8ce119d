import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyChain } from '../../../testing-support/verify-chain.ts';
import { anAuctionRule, automatic, manual, play } from '../auction.builder.ts';
import { chainEntries, GENESIS_HASH, ledgerLine } from './ledger-chain.ts';

const sha256Hex = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const pseudonym = (bidderId: number) => `Participante ${bidderId}`;
const { entries } = play(anAuctionRule(), [
  automatic(1, 500_000, 1_000_000),
  manual(2, 200_000, 2_000_000),
  manual(3, 900_000, 3_500_000),
]).history;
const chain = chainEntries(entries, GENESIS_HASH, pseudonym, sha256Hex);

describe('hash chain of the ledger, rules 0.9', () => {
  it('hashes number, instant, pseudonym, type, centavos and the hash before', () => {
    expect(chain[0]).toMatchObject({ seq: 1, participant: 'Participante 1', previous: '0'.repeat(64) });
    const text = `1|1970-01-01T00:16:40.000Z|Participante 1|P|100000|${'0'.repeat(64)}`;
    expect(chain.slice(0, 1).map(ledgerLine)).toEqual([text]);
    expect(chain[0]?.hash).toBe(sha256Hex(text));
  });
  it('names nobody in an extension', () => {
    expect(chain.at(-1)).toMatchObject({ type: 'X', participant: '' });
  });
  it('finds an untouched chain intact, also when it was written in parts', () => {
    expect(chain).toHaveLength(5);
    expect(verifyChain(chain, sha256Hex)).toEqual({ kind: 'intact' });
    const head = chainEntries(entries.slice(0, 2), GENESIS_HASH, pseudonym, sha256Hex);
    const tail = chainEntries(entries.slice(2), head.at(-1)?.hash ?? '', pseudonym, sha256Hex);
    expect([...head, ...tail]).toEqual(chain);
  });
  it('finds a changed value', () => {
    const forged = chain.map((entry) => (entry.seq === 3 ? { ...entry, value: 1 } : entry));
    expect(verifyChain(forged, sha256Hex)).toEqual({ kind: 'broken', seq: 3, reason: 'content' });
  });
  it('finds a line that was changed and hashed again', () => {
    const forged = chain.map((entry) => {
      if (entry.seq !== 2) return entry;
      const changed = { ...entry, value: 1 };
      return { ...changed, hash: sha256Hex(ledgerLine(changed)) };
    });
    expect(verifyChain(forged, sha256Hex)).toEqual({ kind: 'broken', seq: 3, reason: 'link' });
  });
  it('finds a line that was taken out', () => {
    const forged = chain.filter((entry) => entry.seq !== 2);
    expect(verifyChain(forged, sha256Hex)).toEqual({ kind: 'broken', seq: 3, reason: 'sequence' });
  });
});
