import { Icon } from '@patio/ui/icon.tsx';
import { useTexts } from '../i18n/texts.ts';
import { dismiss, holdNotice, resumeNotices, useNotice } from './notice-store.ts';

/** Where short messages appear; screen readers announce them politely. */
export function Notices() {
  const { shell } = useTexts();
  const notice = useNotice();
  return (
    // Hovering over a message, or focusing it, only keeps it open.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="status"
      data-notices=""
      className="no-print pointer-events-none fixed inset-x-0 bottom-20 z-50 flex justify-center px-4 sm:bottom-6"
      onMouseEnter={holdNotice}
      onMouseLeave={resumeNotices}
      onFocus={holdNotice}
      onBlur={resumeNotices}
    >
      {notice === null ? null : (
        <div
          key={notice.id}
          {...(notice.dialog ? { role: 'dialog', 'aria-label': notice.text } : {})}
          className={`pointer-events-auto flex max-w-xl items-center gap-1 rounded-card py-1 pr-1 pl-4 shadow-float ${notice.tone === 'danger' ? 'bg-danger text-surface' : 'bg-solid text-on-solid'}`}
        >
          <p className="grow py-2 text-[15px]">{notice.text}</p>
          {notice.action === undefined ? null : (
            <button
              type="button"
              onClick={() => {
                notice.action?.run();
                dismiss();
              }}
              className="min-h-11 shrink-0 rounded-control px-3 font-semibold underline underline-offset-4"
            >
              {notice.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={shell.dismiss}
            onClick={dismiss}
            className="grid size-11 shrink-0 place-items-center rounded-control"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
