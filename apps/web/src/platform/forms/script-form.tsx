import type { ComponentProps } from 'react';

/** The target of a form that no script handles. */
export const SCRIPTLESS_PATH = '/sem-javascript';

/**
 * A form that only scripts can handle. Without them it is posted to a page that says so, so that no input ever appears in a URL; while they
 * load it is not submitted (`HOLD_FORMS`).
 */
export function ScriptForm(props: Omit<ComponentProps<'form'>, 'method' | 'action'>) {
  return <form {...props} method="post" action={SCRIPTLESS_PATH} />;
}

/** Runs before anything of the page can be typed: where scripts run, the browser itself never submits such a form. */
export const HOLD_FORMS = `addEventListener('submit',function(e){e.target.getAttribute('action')==='${SCRIPTLESS_PATH}'&&e.preventDefault()},true)`;
