/** A call that a screen has made. */
export interface SentCall {
  readonly method: string;
  /** Path below the API base, without its query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The body as JSON; null without one. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** What replaces the API: a reply, or `pass` to ask the API itself. */
type Answer = (call: SentCall, pass: () => Promise<Response>) => Response | Promise<Response>;

interface Rule {
  readonly matches: (call: SentCall) => boolean;
  readonly answer: Answer;
}

const sendToProduct = window.fetch.bind(window);
let rules: Rule[] = [];
let made: SentCall[] = [];
let over = new AbortController();

/** Every call since the screen was opened first in this test, in the order of their sending. */
export function sentCalls(method?: string, path?: RegExp | string): readonly SentCall[] {
  return made.filter((call) => (method === undefined || call.method === method) && isPath(call, path));
}

/** Answers calls in place of the API, the latest rule first: `answerCall('PUT', '/usrio/edit', () => failed(500))`. */
export function answerCall(method: string, path: RegExp | string, answer: Answer): void {
  rules = [{ matches: (call) => call.method === method && isPath(call, path), answer }, ...rules];
}

/** A reply of the API. */
export function reply(status: number, json: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(json), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** What a call that does not reach the API gives. */
export function cutOff(): never {
  throw new TypeError('Failed to fetch');
}

/** What a call gives that fails until the next click. Pages ask again by themselves, too: one that does so before the click has no button left. */
export function cutOffUntilClicked(): Answer {
  let down = true;
  document.addEventListener('click', () => (down = false), { once: true, capture: true });
  return (_call, pass) => (down ? cutOff() : pass());
}

/** A reply that comes when the test says so. */
export function held(): { readonly reached: Promise<void>; release(): void; readonly answer: Answer } {
  const released = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    release: released.resolve,
    answer: async (_call, pass) => {
      reached.resolve();
      await released.promise;
      return pass();
    },
  };
}

/** Watches the calls of this page, and forgets what an earlier test has done to them. */
export function watchCalls(): void {
  rules = [];
  made = [];
  over = new AbortController();
  const { signal } = over;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith('/api/')) return sendToProduct(input, init);
    const call = await callOf(request.clone(), url);
    made = [...made, call];
    const pass = () => sendToProduct(request, { signal: AbortSignal.any([request.signal, signal]) });
    const rule = rules.find(({ matches }) => matches(call));
    const answer = await (rule === undefined ? pass() : rule.answer(call, pass));
    return signal.aborted ? never() : answer;
  };
}

/** Cuts off what is still in progress: a late reply to one test must not sign the user of the next one out, or another one in. */
export function cutOffCalls(): void {
  over.abort();
  window.fetch = sendToProduct;
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

async function callOf(request: Request, url: URL): Promise<SentCall> {
  const text = await request.text();
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api/, ''),
    query: url.searchParams,
    body: text === '' ? null : parsed(text),
    headers: request.headers,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isPath(call: SentCall, path: RegExp | string | undefined): boolean {
  if (path === undefined) return true;
  return typeof path === 'string' ? call.path === path : path.test(call.path);
}
