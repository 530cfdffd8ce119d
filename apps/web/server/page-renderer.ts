import { createHeaders, createRequest } from '@mcansh/react-router-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider, createRequestHandler, type ServerBuild } from 'react-router';
import {
  apiContext,
  contentContext,
  documentContext,
  nonceContext,
  originContext,
} from '../src/platform/api/contexts.ts';
import type { Settings } from './config/settings.ts';
import { followContacts } from './follow-contacts.ts';
import { sendOverHttp } from './send-over-http.ts';

/** What the framework answered. */
export interface RenderedPage {
  readonly response: Response;
  /** The whole page; null: none was rendered, and the response is complete. */
  readonly html: Buffer | null;
}

interface Options {
  readonly build: () => Promise<ServerBuild>;
  readonly development: boolean;
  readonly settings: Settings;
}

/** Returns a function that renders the page at the address of a request, its scripts with this nonce. */
export async function pageRenderer({ build, development, settings }: Options) {
  // Given a function, the framework would prepare all routes again for each page.
  const handle = development
    ? createRequestHandler(build, 'development')
    : createRequestHandler(await build(), 'production');
  const send = sendOverHttp(settings.apiOrigin);
  const contacts = followContacts(send, Date.now);
  return async (request: FastifyRequest, reply: FastifyReply, nonce: string): Promise<RenderedPage> => {
    await contacts(contentOf(request));
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(apiContext, send);
    context.set(originContext, settings.publicUrl);
    context.set(contentContext, contentOf(request));
    const response = await handle(requestOf(request, reply, settings.publicUrl), context);
    return { response, html: context.get(documentContext) };
  };
}

/** The state of the texts and banners of the site, as the api process says it. */
export function contentOf({ headers }: FastifyRequest): string {
  return String(headers['x-content-state'] ?? '').slice(0, 20);
}

/** Never for the host sent by a client: a crafted one would turn this URL into another page. Aborted when the client leaves too early. */
function requestOf(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const url = origin + request.originalUrl;
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') return new Request(url, createRequest(request, reply));
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort();
  });
  return new Request(url, { method, headers: createHeaders(request.headers), signal: leaving.signal });
}
