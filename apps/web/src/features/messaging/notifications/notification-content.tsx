import { Icon } from '@patio/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/i18n/dates.ts';
import { useTexts } from '../../../platform/i18n/texts.ts';
import { showNotice } from '../../../platform/notices/notice-store.ts';
import { useLink } from '../../../platform/partner/use-link.ts';
import type { NotificationFile, NotificationView } from './notification-view.ts';
import { SenderBlock } from './sender-block.tsx';

/** One notification: title, date and time, body, attachment, sender (NOTF-02 to NOTF-06). Its title takes the focus. */
export function NotificationContent({ item }: { item: NotificationView }) {
  const { notifications: texts } = useTexts();
  const { dateTime } = useDates();
  const link = useLink();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [item.code]);
  return (
    <article data-reading className="flex h-full flex-col">
      <header className="flex items-start gap-2 border-b border-line px-4 py-4 md:px-6">
        <Link
          to={link('/notification/')}
          preventScrollReset
          aria-label={texts.backToList}
          className="-ml-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken md:hidden"
        >
          <Icon name="left" size={24} />
        </Link>
        <div className="min-w-0 pt-1.5">
          <h2
            ref={title}
            tabIndex={-1}
            className="text-xl leading-7 font-semibold wrap-anywhere outline-none"
          >
            {item.title}
          </h2>
          <time dateTime={item.at} className="text-sm text-ink-2">
            {dateTime(Date.parse(item.at))}
          </time>
        </div>
      </header>
      <div
        className="grow px-4 py-5 leading-7 wrap-anywhere md:px-6 [&_a]:text-accent [&_a]:underline [&_li]:ml-5 [&_ol]:list-decimal [&_p+p]:mt-3 [&_ul]:list-disc"
        // Only what `notificationHtml` lets through.
        dangerouslySetInnerHTML={{ __html: item.html }}
      />
      {item.file === null ? null : <Attachment file={item.file} />}
      <SenderBlock />
    </article>
  );
}

function Attachment({ file }: { file: NotificationFile }) {
  const { notifications: texts } = useTexts();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    const { downloadFile } = await import('../../../platform/api/download-file.ts');
    const done = await downloadFile(`/usrio/notif/anexo/${file.guid}`, file.name);
    setBusy(false);
    if (!done) showNotice({ tone: 'danger', text: texts.downloadFailed });
  };
  return (
    <section aria-label={texts.attachment} className="px-4 pb-5 md:px-6">
      <button
        type="button"
        disabled={busy}
        aria-busy={busy}
        aria-label={texts.download(file.name, file.size)}
        title={file.name}
        onClick={() => void download()}
        className="inline-flex min-h-12 max-w-full items-center gap-3 rounded-control border border-line-strong bg-surface px-4 text-left hover:bg-sunken disabled:opacity-60"
      >
        <Icon name="file" className="text-accent" />
        <span className="min-w-0 truncate font-medium">{file.shortName}</span>
        <span className="shrink-0 text-sm text-ink-2">{file.size}</span>
      </button>
    </section>
  );
}
