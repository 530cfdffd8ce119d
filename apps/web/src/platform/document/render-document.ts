import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** The end of what React writes for a part that would have to wait, `<!--$!-->`: in text the last sign is written otherwise. */
const UNFINISHED = '$!-->';

/**
 * The whole document if no part of it has to wait, which is the usual case: it then costs far less than through a stream. Otherwise, and
 * if a component fails, null.
 */
export function renderAtOnce(document: ReactNode): Buffer | null {
  let html: string;
  try {
    html = renderToString(document);
  } catch {
    return null;
  }
  const bytes = Buffer.from(`<!DOCTYPE html>${html}`);
  return bytes.includes(UNFINISHED) ? null : bytes;
}

/** The document once all parts are there, or what there is of it after `timeoutMs`; `failed`: a component failed. */
export function renderInTime(
  document: ReactNode,
  { nonce, timeoutMs }: { readonly nonce: string | undefined; readonly timeoutMs: number },
): Promise<{ readonly body: Buffer; readonly failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const pieces: Uint8Array[] = [];
    const body = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ body: Buffer.concat(pieces), failed });
        done();
      },
    });
    body.once('error', reject);
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
    const timer = setTimeout(abort, timeoutMs);
  });
}
