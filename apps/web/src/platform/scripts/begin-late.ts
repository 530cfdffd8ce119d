/** However slow the pictures are, scripts start after so many milliseconds. */
const LIMIT_MS = 1500;

/**
 * Runs in the page as it is written here, in every browser that supports modules. It starts after the frame with the first pictures; at
 * once if the user acts, or if the tab is hidden (which paints nothing). Each request is a task of its own: together they take as long as a click may wait.
 */
const BEGIN = `(function (preloads, code, limit) {
  var nonce = document.currentScript.nonce, begun = false;
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
  if (document.hidden) return begin();
  ['pointerdown', 'keydown'].forEach(function (act) { addEventListener(act, begin, { capture: true, once: true }); });
  setTimeout(begin, limit);
  Promise.allSettled(Array.from(document.images, function (image) {
    return image.loading === 'lazy' ? null : image.decode();
  })).then(shown);
})`;

/** The text of an inline script that loads a page's module, and its preloads, after the first paint. */
export function beginLate(preloads: readonly string[], code: string): string {
  const values = [preloads, code, LIMIT_MS].map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'));
  return `${BEGIN}(${values.join(',')});`;
}
