import { generate } from 'selfsigned';
import type { BankTls } from './local-bank.ts';

const algorithm = { algorithm: 'sha256', keyType: 'ec' } as const;
const name = (value: string) => [{ name: 'commonName', value }];
const YEAR = 365 * 86_400_000;

/** Until when certificates are valid; epoch milliseconds. They are valid from years before. */
interface Ends {
  readonly endsAt?: number;
  readonly authorityEndsAt?: number;
}

/** Those of a bank and its client, which can be renewed by the same authority. */
interface Made extends BankTls {
  renewed(): Promise<BankTls['client']>;
}

/** An authority, a certificate of the bank and one of its client. `of: 'other'` gives the client one that the bank does not know. */
export async function makeCertificates(
  of: 'client' | 'other' = 'client',
  { endsAt, authorityEndsAt }: Ends = {},
): Promise<Made> {
  const authority = await newAuthority('Bank CA', authorityEndsAt);
  const bank = await generate(name('localhost'), {
    ...algorithm,
    ca: authority,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const issuer = of === 'client' ? authority : await newAuthority('Other CA');
  const clientUntil = async (end?: number): Promise<BankTls['client']> => {
    const client = await generate(name('patio'), { ...algorithm, ...valid(end), ca: issuer });
    return { certificate: client.cert, key: client.private, authority: authority.cert };
  };
  return {
    server: { cert: bank.cert, key: bank.private, ca: authority.cert },
    client: await clientUntil(endsAt),
    renewed: () => clientUntil(),
  };
}

async function newAuthority(called: string, endsAt?: number): Promise<{ cert: string; key: string }> {
  const made = await generate(name(called), {
    ...algorithm,
    ...valid(endsAt),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, digitalSignature: true, critical: true },
    ],
  });
  return { cert: made.cert, key: made.private };
}

function valid(endsAt?: number) {
  return endsAt === undefined
    ? {}
    : { notBeforeDate: new Date(endsAt - 20 * YEAR), notAfterDate: new Date(endsAt) };
}
