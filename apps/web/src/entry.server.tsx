import type { ReactNode } from 'react';
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { readData, withoutStream } from './platform/document/handed-data.ts';
import { renderAtOnce, renderInTime } from './platform/document/render-document.ts';
import { documentContext, nonceContext } from './platform/api/contexts.ts';
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

/** Renders a complete page in document order, for people and crawlers alike; the context has it, not the response. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (status === 503 && !headers.has('retry-after')) headers.set('Retry-After', RETRY_SECONDS);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext) || undefined;
  await readData(routerContext);
  const page = (): ReactNode => (
    <NonceContext value={nonce}>
      <ServerRouter context={withoutStream(routerContext)} url={request.url} nonce={nonce} />
    </NonceContext>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const html = renderAtOnce(page());
  if (html !== null) {
    loadContext.set(documentContext, html);
    return new Response(null, { headers, status });
  }
  const late = await renderInTime(page(), { nonce, timeoutMs: streamTimeout + 1000 });
  loadContext.set(documentContext, late.body);
  return new Response(null, { headers, status: late.failed ? 500 : status });
}
