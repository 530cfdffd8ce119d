import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { parseHtml, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** Input of the process that renders: a page of the product. */
export interface BareReactTask {
  readonly html: string;
}

/** React's own names of attributes that are written otherwise in a page. */
const names: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  crossorigin: 'crossOrigin',
  charset: 'charSet',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
  referrerpolicy: 'referrerPolicy',
  'http-equiv': 'httpEquiv',
  nomodule: 'noModule',
  onclick: 'data-onclick',
};

/** The limit of a rendered page: `renderToString` of the same elements, made again for each request, and nothing read from anywhere. */
process.on('message', ({ html }: BareReactTask) => {
  const page = parseHtml(html).children.find((node) => typeof node !== 'string' && node.name === 'html');
  const server = createServer((_request, response) => {
    const text = `<!DOCTYPE html>${renderToString(createElement(Page, { node: page ?? '' }))}`;
    const bytes = Buffer.from(text);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
  });
});
process.on('disconnect', () => process.exit(0));

function Page({ node }: { readonly node: HtmlNode }): ReactNode {
  return typeof node === 'string' ? node : elementOf(node, 0);
}

function elementOf({ name, attributes, children }: HtmlElement, key: number): ReactNode {
  const properties: Record<string, unknown> = { key };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'style') continue;
    properties[names[attribute] ?? attribute] = value;
  }
  if (name === 'script' || name === 'style') {
    const text = children.filter((child) => typeof child === 'string').join('');
    return createElement(name, { ...properties, dangerouslySetInnerHTML: { __html: text } });
  }
  return createElement(
    name,
    properties,
    ...children.map((child, index) => (typeof child === 'string' ? child : elementOf(child, index))),
  );
}
