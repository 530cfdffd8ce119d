import { generate } from 'selfsigned';
import type { BankTls } from './local-bank.ts';

const algorithm = { algorithm: 'sha256', keyType: 'ec' } as const;
const name = (value: string) => [{ name: 'commonName', value }];

/** An authority, a certificate of the bank and one of its client. `of: 'other'` gives the client one that the bank does not know. */
export async function makeCertificates(of: 'client' | 'other' = 'client'): Promise<BankTls> {
  const authority = await newAuthority('Bank CA');
  const bank = await generate(name('localhost'), {
    ...algorithm,
    ca: authority,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const issuer = of === 'client' ? authority : await newAuthority('Other CA');
  const client = await generate(name('patio'), { ...algorithm, ca: issuer });
  return {
    server: { cert: bank.cert, key: bank.private, ca: authority.cert },
    client: { certificate: client.cert, key: client.private, authority: authority.cert },
  };
}

async function newAuthority(called: string): Promise<{ cert: string; key: string }> {
  const made = await generate(name(called), {
    ...algorithm,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    ],
  });
  return { cert: made.cert, key: made.private };
}
