import { READY } from '../forms/hold-taps.ts';

/** However slow the pictures are, scripts start after so many milliseconds. */
const LIMIT_MS = 1500;

/** A decoded picture is on the screen after so many milliseconds at the latest, where the browser does not say when. */
const PAINT_LIMIT_MS = 400;

/**
 * Runs in the page as it is written here, in every browser that supports modules. It starts after the frame with the first pictures; at
 * once if the user acts, or if the tab is hidden (which paints nothing). Each request is a task of its own: together they take as long as a click may wait.
 * Back and forward change the address before that too, and nobody would show its page: the server does.
 * A decoded picture is painted some frames later, while the scripts would already compete with it: browsers that tell when the largest one was painted are asked.
 */
const BEGIN = `(function (preloads, code, limit, paintLimit) {
  var nonce = document.currentScript.nonce, begun = false, shownPage = pageOf(location);
  function pageOf(address) {
    return address.pathname + address.search;
  }
  function follow() {
    if (pageOf(location) !== shownPage) location.reload();
  }
  function add(name, fields) {
    document.head.append(Object.assign(document.createElement(name), { nonce: nonce }, fields));
  }
  function begin() {
    if (begun) return;
    begun = true;
    preloads.forEach(function (href) {
      setTimeout(function () { add('link', { rel: 'modulepreload', href: href }); });
    });
    setTimeout(function () { add('script', { type: 'module', textContent: code }); });
  }
  function shown() {
    requestAnimationFrame(function () { setTimeout(begin); });
  }
  function isFirst(image) {
    return image !== null && image.fetchPriority === 'high';
  }
  function painted() {
    var told = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
    if (!told || !told.includes('largest-contentful-paint')) return shown();
    var first = pictures.some(isFirst);
    new PerformanceObserver(function (list) {
      if (list.getEntries().some(function (entry) { return first ? isFirst(entry.element) : entry.url; })) begin();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(begin, paintLimit);
  }
  addEventListener('popstate', follow);
  addEventListener('${READY}', function () { removeEventListener('popstate', follow); }, { once: true });
  if (document.hidden) return begin();
  ['pointerdown', 'keydown'].forEach(function (act) { addEventListener(act, begin, { capture: true, once: true }); });
  setTimeout(begin, limit);
  var pictures = Array.from(document.images).filter(function (image) { return image.loading !== 'lazy'; });
  Promise.allSettled(pictures.map(function (image) { return image.decode(); })).then(pictures.length > 0 ? painted : shown);
})`;

/** The text of an inline script that loads a page's module, and its preloads, after the first paint. */
export function beginLate(preloads: readonly string[], code: string): string {
  const values = [preloads, code, LIMIT_MS, PAINT_LIMIT_MS].map((value) =>
    JSON.stringify(value).replaceAll('<', '\\u003c'),
  );
  return `${BEGIN}(${values.join(',')});`;
}
