import { describe, expect, it } from 'vitest';
import { levelHeadings } from './level-headings.ts';

describe('the headings of a text', () => {
  it('begin under the title of the page', () => {
    expect(levelHeadings('<h3>A</h3><p>b</p><h4 id="x">C</h4>')).toBe('<h2>A</h2><p>b</p><h3 id="x">C</h3>');
  });
  it('leave out no level', () => {
    expect(levelHeadings('<h1>A</h1><h4>B</h4>')).toBe('<h2>A</h2><h3>B</h3>');
  });
  it('stay as they are where they are right, and nothing else is touched', () => {
    const html = '<h2>A</h2><hr><p>1 < h3</p><h3>B</h3>';
    expect(levelHeadings(html)).toBe(html);
  });
});
