import { Suspense, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTexts } from '../i18n/texts.ts';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { useLoadFailures } from '../navigation/use-load-failures.ts';
import { useScrollBefore } from '../navigation/use-scroll-before.ts';
import { Notices } from '../notices/notices.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { ShellFrame } from './load-frame.ts';
import { SearchBox } from './search/search-box.tsx';
import { SkipLinks } from './skip-links.tsx';

/** Header, page, footer. */
export function Shell({ frame, children }: { frame: ShellFrame; children: ReactNode }) {
  useScrollBefore();
  useLoadFailures();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLinks />
      <ConsentGate />
      <ProgressBar />
      <Header frame={frame} />
      <div data-gives-way className="no-print border-b border-line bg-surface px-4 pt-1 pb-3 sm:hidden">
        <SearchBox />
      </div>
      <main id="conteudo" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Suspense>
        <Footer categories={frame.categories} />
      </Suspense>
      <Notices />
    </div>
  );
}

function ProgressBar() {
  const { state } = useNavigation();
  const { shell } = useTexts();
  if (state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={shell.loading}
      className="fixed inset-x-0 top-0 z-50 h-[3px] overflow-hidden"
    >
      <div className="h-full w-1/3 animate-bar bg-accent" />
    </div>
  );
}
