import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Scripts, useLocation, useMatches } from 'react-router';
import { beginLate } from './begin-late.ts';

type Props = ComponentProps<typeof Scripts>;

/**
 * The framework's scripts, started after the first paint: until then network and processor belong to the stylesheet, the fonts and the
 * first pictures. Without scripts the page stays as it is.
 */
export const LateScripts = import.meta.env.SSR && import.meta.env.PROD ? KnownScripts : ReadScripts;

function ReadScripts(props: Props): ReactNode {
  const { preloads, code, rest } = parted(Scripts(props));
  if (code === null) return rest;
  // React leaves it as the server wrote it, so that the page's scripts do without its text.
  const late = import.meta.env.SSR ? beginLate(preloads, code) : '';
  return (
    <>
      {rest}
      <InlineScript nonce={props.nonce} text={late} />
    </>
  );
}

/** So many sets of scripts are kept on the server. */
const LIMIT = 200;
const known = new Map<string, readonly string[]>();

/** On the server: the scripts follow from the routes of a page and from those of the addresses above it. */
function KnownScripts(props: Props): ReactNode {
  const { pathname } = useLocation();
  const routes = useMatches().map(({ id }) => id);
  const name = [...routes, pathname.slice(0, pathname.lastIndexOf('/'))].join(' ');
  const texts = known.get(name) ?? inlineTexts(parted(Scripts(props)));
  if (known.size >= LIMIT) known.clear();
  known.set(name, texts);
  return texts.map((text, index) => <InlineScript key={index} nonce={props.nonce} text={text} />);
}

function inlineTexts({ preloads, code, inline }: Parted): readonly string[] {
  return code === null ? inline : [...inline, beginLate(preloads, code)];
}

function InlineScript({ nonce, text }: { nonce: string | undefined; text: string }): ReactNode {
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

interface Parted {
  readonly preloads: readonly string[];
  /** The entry module of the page; null if it was removed. */
  readonly code: string | null;
  readonly rest: ReactNode;
  /** The scripts in the rest, which has nothing else on the server. */
  readonly inline: readonly string[];
}

interface ScriptProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Removes what is to be loaded later: the preloads, and the module. */
function parted(node: ReactNode): Parted {
  const preloads: string[] = [];
  const inline: string[] = [];
  let code: string | null = null;
  const store = (child: ReactNode): ReactNode => {
    if (!isValidElement<ScriptProps>(child)) return child;
    const { type, props } = child;
    if (type === 'link' && props.rel === 'modulepreload') {
      if (props.href !== undefined) preloads.push(props.href);
      return null;
    }
    if (type === 'script' && props.type === 'module') {
      code = props.dangerouslySetInnerHTML?.__html ?? '';
      return null;
    }
    if (type === 'script') inline.push(props.dangerouslySetInnerHTML?.__html ?? '');
    return typeof type === 'symbol' ? Children.map(props.children, store) : child;
  };
  const rest = Children.map(node, store);
  return { preloads, code, rest, inline };
}
