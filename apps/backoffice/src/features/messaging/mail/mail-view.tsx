import { useRef } from 'react';

interface Props {
  readonly title: string;
  readonly html: string;
}

/**
 * A mail as mail clients show it, in a frame without scripts. The policy of the back office refuses styles in attributes, which mails
 * consist of: they wait under another name and are set one by one.
 */
export function MailView({ title, html }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const dress = (): void => {
    const page = frame.current?.contentDocument;
    for (const element of page?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
      element.style.cssText = element.dataset['style'] ?? '';
    const height = page?.documentElement.scrollHeight ?? 0;
    if (frame.current !== null) frame.current.style.height = `${Math.max(320, height)}px`;
  };
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      width="100%"
      height={480}
      style={{ border: 0 }}
      onLoad={dress}
    />
  );
}

/** As text: reading it as a document would already be refused its styles. Links lead nowhere. */
function withoutStyles(html: string): string {
  return html
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/giu, '')
    .replaceAll(/ style="/giu, ' data-style="')
    .replaceAll(/ href="/giu, ' data-href="');
}
