import type { ComponentProps } from 'react';

/** Where a form goes that no script answers. */
export const SCRIPTLESS_PATH = '/sem-javascript';

/**
 * A form that only its scripts answer. Without them it goes as POST to a page that says so, so that nothing typed ever is in an
 * address; while they load it goes nowhere (`HOLD_FORMS`).
 */
export function ScriptForm(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="post" action={SCRIPTLESS_PATH} />;
}

/** Runs before anything of the page can be typed: where scripts run, no such form is sent by the browser itself. */
export const HOLD_FORMS = `addEventListener('submit',function(e){e.target.getAttribute('action')==='${SCRIPTLESS_PATH}'&&e.preventDefault()},true)`;
