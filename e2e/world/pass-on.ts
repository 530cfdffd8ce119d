import { request, type RequestListener } from 'node:http';

/** Answers every call as the tried product at `origin` does. */
export function passOn(origin: string): RequestListener {
  const { host } = new URL(origin);
  return (asked, reply) => {
    const headers = { ...asked.headers, host };
    const call = request(
      origin + (asked.url ?? '/'),
      { method: asked.method ?? 'GET', headers },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    call.on('error', () => reply.writeHead(502).end());
    asked.pipe(call);
  };
}
