import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
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
import { NonceContext } from './platform/nonce.ts';
import { en } from './texts/en.ts';
import { ptbr } from './texts/ptbr.ts';

registerTexts('PTBR', ptbr);
registerTexts('EN', en);

export const streamTimeout = 6000;

/** A missing page is no error of ours, and a request given up is nobody's. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const missing = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || missing) return;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/** Renders a page: streamed to people, finished and in document order to crawlers. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext) || undefined;
  const crawler = isbot(request.headers.get('user-agent') ?? '');
  return new Promise<Response>((resolve, reject) => {
    let code = status;
    const answer = (): void => {
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      headers.set('Content-Type', 'text/html; charset=utf-8');
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        ...(crawler ? { progressiveChunkSize: Number.MAX_SAFE_INTEGER } : {}),
        [crawler ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError() {
          code = 500;
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
