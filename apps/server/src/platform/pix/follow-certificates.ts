import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** PEM texts: our certificate and its key, and who issues those of the bank; null: not needed, as on the own machine. */
export interface Certificates {
  readonly certificate: string | null;
  readonly key: string | null;
  readonly authority: string | null;
}

/** Where the certificates are; null: not needed. */
export interface CertificateFiles {
  readonly certificateFile: string | null;
  readonly keyFile: string | null;
  readonly authorityFile: string | null;
}

/**
 * Reads certificates, and again once their files change: the same object as long as they do not. What does not fit together, as while one of
 * several files is replaced, is not taken: the former ones count until it does. Errors: a file that cannot be read at first.
 */
export function followCertificates(files: CertificateFiles): () => Certificates {
  let [stamp, held] = [stampOf(files), readCertificates(files)];
  return () => {
    try {
      const now = stampOf(files);
      if (now === stamp) return held;
      const next = readCertificates(files);
      if (!fits(next)) return held;
      [stamp, held] = [now, next];
    } catch {
      // A file is away, or its folder closed, while it is replaced.
    }
    return held;
  };
}

/** What the files hold now. Errors: one that cannot be read. */
export function readCertificates(files: CertificateFiles): Certificates {
  return {
    certificate: textOf(files.certificateFile),
    key: textOf(files.keyFile),
    authority: textOf(files.authorityFile),
  };
}

/** Until when our certificate, and the last of the authorities that are accepted, are valid; epoch milliseconds, null: there is none. Errors: what is no certificate. */
export function certificateEnds({ certificate, authority }: Certificates): {
  readonly own: number | null;
  readonly authority: number | null;
} {
  const ends = endsIn(authority);
  // Those behind ours in its file are of who issued it.
  return { own: endsIn(certificate)[0] ?? null, authority: ends.length === 0 ? null : Math.max(...ends) };
}

function endsIn(pem: string | null): readonly number[] {
  if (pem === null) return [];
  const all = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [pem];
  return all.map((one) => Date.parse(new X509Certificate(one).validTo));
}

function fits({ certificate, key, authority }: Certificates): boolean {
  if (authority !== null) endsIn(authority);
  return (
    certificate === null ||
    key === null ||
    new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))
  );
}

function stampOf({ certificateFile, keyFile, authorityFile }: CertificateFiles): string {
  return [certificateFile, keyFile, authorityFile]
    .map((file) => (file === null ? undefined : statSync(file, { throwIfNoEntry: false })))
    .map((found) => (found === undefined ? '' : `${found.ino}-${found.size}-${found.mtimeMs}`))
    .join();
}

function textOf(file: string | null): string | null {
  return file === null ? null : readFileSync(file, 'utf8');
}
