import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { nonceContext } from './platform/api/contexts.ts';
import { registerTexts } from './platform/i18n/texts.ts';
import { NonceContext } from './platform/scripts/nonce.ts';
import { en } from './texts/en.ts';
import { ptbr } from './texts/ptbr.ts';

registerTexts('PTBR', ptbr);
registerTexts('EN', en);

/** `Retry-After` of pages that cannot be rendered now. */
const RETRY_SECONDS = '5';

export const streamTimeout = 6000;

/** A missing page is not an error of ours, and neither is an aborted request. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const missing = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || missing) return;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/** Renders a complete page in document order, for people and crawlers alike. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (status === 503 && !headers.has('retry-after')) headers.set('Retry-After', RETRY_SECONDS);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext) || undefined;
  return new Promise<Response>((resolve, reject) => {
    let code = status;
    // The page is sent as one piece: that costs far less than fifty small ones.
    const answer = (): void => {
      const pieces: Uint8Array[] = [];
      const body = new Writable({
        write(piece: Uint8Array, _encoding, done) {
          pieces.push(piece);
          done();
        },
        final(done) {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(new Response(Buffer.concat(pieces), { headers, status: code }));
          done();
        },
      });
      body.once('error', reject);
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: answer,
        onShellError: reject,
        onError() {
          code = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
