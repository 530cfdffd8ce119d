import { describe, expect, it } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const drawing = (inside: string, root = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inside}</svg>`;

describe('a drawing that is sent', () => {
  it('is rewritten, 48 x 48, from its shapes', () => {
    const sent = `<?xml version="1.0"?>\n<!-- Inkscape -->${drawing('<g inkscape:label="x" fill="none"><title>Car</title><path d="M0 0h4"/></g>')}`;
    expect(safeSvg(sent)).toEqual({
      kind: 'drawing',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><g fill="none"><path d="M0 0h4"/></g></svg>',
    });
    expect(safeSvg(drawing('<path d="M0 0"/>', 'width="32px" height="16"'))).toMatchObject({
      svg: expect.stringContaining('viewBox="0 0 32 16"'),
    });
    expect(safeSvg(drawing('<rect fill="url(#a)" width="2"/>'))).toMatchObject({ kind: 'drawing' });
  });

  it.each([
    '<script>alert(1)</script>',
    '<path onload="alert(1)" d=""/>',
    '<a href="javascript:alert(1)"><path d=""/></a>',
    '<image href="https://example.com/x.png"/>',
    '<use xlink:href="#a"/>',
    '<foreignObject><p/></foreignObject>',
    '<style>path{fill:url(https://example.com)}</style>',
    '<path style="fill:red" d=""/>',
    '<rect fill="url(https://example.com/x)"/>',
    '<rect fill="&#106;avascript:"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<![CDATA[<script>]]><path d=""/>',
    '<?xml-stylesheet href="x"?><path d=""/>',
  ])('is refused when it could run or load something: %s', (inside) => {
    expect(safeSvg(drawing(inside))).toEqual({ kind: 'refused', because: 'unsafe' });
  });

  it('is refused with entities, when it is cut off, empty, no drawing, or huge', () => {
    expect(safeSvg(`<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<path d=""/>')}`)).toMatchObject({
      because: 'unsafe',
    });
    for (const sent of ['', 'no', '<svg>', drawing(''), drawing('<g><path d=""/>'), drawing('text')])
      expect(safeSvg(sent)).toEqual({ kind: 'refused', because: 'damaged' });
    expect(safeSvg(drawing('<path d=""/>') + drawing('<path d=""/>'))).toMatchObject({ kind: 'refused' });
    expect(safeSvg(drawing('<g>'.repeat(50) + '</g>'.repeat(50)))).toMatchObject({ because: 'damaged' });
    expect(safeSvg(drawing(`<path d="${'M0 0'.repeat(30_000)}"/>`))).toMatchObject({ because: 'large' });
  });
});
