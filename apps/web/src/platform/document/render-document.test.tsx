import { lazy, Suspense, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderAtOnce, renderInTime } from './render-document.ts';

const terms = { nonce: 'abc', timeoutMs: 60_000 };
const text = (body: Uint8Array | null): string => Buffer.from(body ?? []).toString();

function page(part: ReactNode): ReactNode {
  return (
    <html lang="pt-BR">
      <head>
        <title>São Paulo</title>
      </head>
      <body>
        {'a'}
        {'b'}
        <Suspense fallback="…">{part}</Suspense>
        <img src="/1.webp" alt="" />
      </body>
    </html>
  );
}

function Failing(): ReactNode {
  throw new Error('planned');
}

it('a document in which nothing waits is the same at once and through a stream', async () => {
  const { body, failed } = await renderInTime(page(<p>R$ 1 — “à vista”</p>), terms);
  expect(failed).toBe(false);
  expect(text(body)).toContain('<p>R$ 1 — “à vista”</p>');
  expect(text(renderAtOnce(page(<p>R$ 1 — “à vista”</p>)))).toBe(text(body));
});

it('a part whose code is not there yet is waited for', async () => {
  const Late = lazy(async () => Promise.resolve({ default: () => <p>late</p> }));
  expect(renderAtOnce(page(<Late />))).toBeNull();
  const { body, failed } = await renderInTime(page(<Late />), terms);
  expect(failed).toBe(false);
  expect(text(body)).toContain('<p>late</p>');
  expect(text(renderAtOnce(page(<Late />)))).toBe(text(body));
});

it('a part that fails leaves the others, and the document counts as failed', async () => {
  expect(renderAtOnce(page(<Failing />))).toBeNull();
  const { body, failed } = await renderInTime(page(<Failing />), terms);
  expect(failed).toBe(true);
  expect(text(body)).toContain('<title>São Paulo</title>');
});

it('a document that fails outside of its parts is none', async () => {
  expect(renderAtOnce(<Failing />)).toBeNull();
  await expect(renderInTime(<Failing />, terms)).rejects.toThrow('planned');
});
