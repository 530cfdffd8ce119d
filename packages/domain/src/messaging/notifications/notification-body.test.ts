import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationHtml } from './notification-body.ts';

describe('the body of a notification', () => {
  it('has escaped brackets, ampersands and backticks decoded, NOTF-09', () => {
    expect(notificationHtml('&lt;b&gt;1 &amp; 2&lt;/b&gt; &#x60;')).toBe('<b>1 &amp; 2</b> `');
    expect(notificationHtml('&lt;p&gt;Olá&lt;/p&gt;')).toBe('<p>Olá</p>');
  });
  it('decodes once, so that an escaped entity is still one', () => {
    expect(notificationHtml('&amp;copy; &amp;lt;')).toBe('&copy; &lt;');
  });
  it.each([
    ['<script>x()</script>', ''],
    ['&lt;script&gt;x()&lt;/script&gt;', ''],
    ['&lt;script&gt;x()', ''],
    ['<img src=x onerror=x()>', ''],
    ['<b onclick="x()">a</b>', '<b>a</b>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a title=">" href="/oferta/1?a=1&b=2">a</a>', '<a href="/oferta/1?a=1&amp;b=2">a</a>'],
    ['<svg><style>x</style></svg>', ''],
    ['<!-- <b> -->a', 'a'],
  ])('takes out what could do something, S-28: %s', (given, shown) => {
    expect(notificationHtml(given)).toBe(shown);
  });
  it.each([
    ['<p>a<strong>b</strong></p>', '<p>a<strong>b</strong></p>'],
    ['<b>a</b><i>b</i><em>c</em><u>d</u>', '<b>a</b><i>b</i><em>c</em><u>d</u>'],
    ['<ul><li>a</li></ul><ol><li>b</li></ol>', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
    ['a<br>b<br/>c<BR clear="all">d</br>', 'a<br>b<br>c<br>d'],
    ['<p href="/x">a</p>', '<p>a</p>'],
    ['<a name="x">a</a>', '<a>a</a>'],
    ['<a href="http://a.b/c">a</a>', '<a href="http://a.b/c">a</a>'],
    ['<a href="mailto:a@b.c">a</a>', '<a href="mailto:a@b.c">a</a>'],
    ["<a href='/oferta/1'>a</a>", '<a href="/oferta/1">a</a>'],
    ['<a href=/oferta/1>a</a>', '<a href="/oferta/1">a</a>'],
    ['<a href=" /oferta/1 ">a</a>', '<a href="/oferta/1">a</a>'],
    [`<a title='>"' href="/x">a</a>`, '<a href="/x">a</a>'],
    ['<script src="x">y</script>z', 'z'],
    ['<script>y</script >z', 'z'],
    ['&#96;', '`'],
    ['&#160; &#1234567; &#xa0; &#x10ffff;', '&#160; &#1234567; &#xa0; &#x10ffff;'],
    ['&#12345678; &#g; &#xfffffff; "', '&amp;#12345678; &amp;#g; &amp;#xfffffff; &quot;'],
  ])('keeps what is plain: %s', (given, shown) => {
    expect(notificationHtml(given)).toBe(shown);
  });
  it('begins a paragraph or a link only after the one before, and nothing else', () => {
    expect(notificationHtml('<a href="/x">a<a href="/y">b</a>')).toBe('<a href="/x">a</a><a href="/y">b</a>');
    expect(notificationHtml('<b>a<b>b</b></b>')).toBe('<b>a<b>b</b></b>');
    expect(notificationHtml('<b>a</i>b')).toBe('<b>ab</b>');
  });
  it('closes what was left open and drops ends without beginning', () => {
    expect(notificationHtml('<p><b>a<p>b</i></p></div>')).toBe('<p><b>a</b></p><p>b</p>');
    expect(notificationHtml('5 < 6 > 4')).toBe('5 &lt; 6 &gt; 4');
  });
  it('is made of allowed tags in pairs, whatever is given', () => {
    const part = fc.constantFrom(
      '<b>',
      '</b>',
      '<p',
      '>',
      '"',
      "'",
      '<a href="',
      '/x',
      '&lt;',
      '&gt;',
      '<!--',
      'x',
      '<script>',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 20 }), (parts) => {
        const html = notificationHtml(parts.join(''));
        const open: string[] = [];
        const rest = html.replaceAll(
          /<(\/?)(p|br|b|strong|i|em|u|ul|ol|li|a)( href="[^"<>]*")?>/g,
          (_whole, slash: string, name: string) => {
            if (slash === '/') expect(open.pop()).toBe(name);
            else if (name !== 'br') open.push(name);
            return '';
          },
        );
        expect(open).toEqual([]);
        expect(rest).not.toMatch(/[<>]/);
      }),
    );
  });
});
