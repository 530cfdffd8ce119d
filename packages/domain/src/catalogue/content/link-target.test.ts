import { describe, expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

describe('where a link of a banner leads', () => {
  it.each(['/', '/home/3', '/texto/empresa?x=1#y'])('%s is a page of the site', (link) => {
    expect(linkTarget(link)).toEqual({ kind: 'inside' });
  });
  it.each([
    ['https://example.com', 'example.com'],
    ['https://Shop.Example.com:8443/a?b#c', 'shop.example.com'],
  ])('%s leads to %s', (link, host) => {
    expect(linkTarget(link)).toEqual({ kind: 'outside', host });
  });
  it.each([
    '',
    'home/3',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\tevil',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://example.com',
    'https://',
    'https://pay.example@evil.example/',
    'https:/evil.example',
    'https://a b.example',
  ])('%j is refused', (link) => {
    expect(linkTarget(link)).toEqual({ kind: 'refused' });
  });
});
