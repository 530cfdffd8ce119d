import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Breadcrumbs; the last step is the current page. */
export function Breadcrumb({ label, steps }: { label: string; steps: readonly ReactNode[] }) {
  return (
    <nav aria-label={label} className="no-print text-sm text-ink-3">
      <ol className="flex items-center gap-1.5">
        {steps.map((step, index) => (
          <Fragment key={index}>
            {index === 0 ? null : (
              <li aria-hidden="true" className="shrink-0">
                <Icon name="right" size={14} />
              </li>
            )}
            <li
              aria-current={index === steps.length - 1 ? 'page' : undefined}
              className="shrink-0 last:min-w-0 last:shrink pointer-coarse:[&>a]:-my-3.5 pointer-coarse:[&>a]:inline-block pointer-coarse:[&>a]:py-3.5"
            >
              {step}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
