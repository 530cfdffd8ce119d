/** The router listens from now on: it handles taps itself, also on what is not hydrated yet. */
export const LISTENING = 'patio-listening';
/** The page is hydrated: earlier taps are replayed now. */
export const READY = 'patio-ready';

/**
 * Runs before anything of the page can be tapped. Taps before the scripts ran are not lost: each button is remembered once and pressed when
 * the page is ready and it is hydrated itself: a lazily loaded part comes later. Links, summaries and checkboxes work without scripts and
 * are left alone.
 */
const SCRIPT = `(function(){
  var held = [];
  function hold(event) {
    var button = event.target.closest && event.target.closest('button');
    if (button && event.isTrusted && held.indexOf(button) < 0) held.push(button);
  }
  function press(button, left) {
    var taken = Object.keys(button).some(function (key) { return key.indexOf('__reactProps') === 0; });
    if (!taken && left > 0) return setTimeout(press, 50, button, left - 1);
    if (button.isConnected && !button.disabled) button.click();
  }
  addEventListener('click', hold, true);
  addEventListener('${LISTENING}', function () { removeEventListener('click', hold, true); }, { once: true });
  addEventListener('${READY}', function () {
    held.splice(0).forEach(function (button) { press(button, 200); });
  }, { once: true });
})()`;

/** It is in the HTML from the server; the page's scripts do without its text. */
export const HOLD_TAPS = import.meta.env.SSR ? SCRIPT : '';
