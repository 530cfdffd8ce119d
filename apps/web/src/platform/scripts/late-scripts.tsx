import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { beginLate } from './begin-late.ts';

/**
 * The framework's scripts, started after the first paint: until then network and processor belong to the stylesheet, the fonts and the
 * first pictures. Without scripts the page stays as it is.
 */
export function LateScripts(props: ComponentProps<typeof Scripts>): ReactNode {
  const { preloads, code, rest } = parted(Scripts(props));
  if (code === null) return rest;
  return (
    <>
      {rest}
      <script
        nonce={props.nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: beginLate(preloads, code) }}
      />
    </>
  );
}

interface Parted {
  readonly preloads: readonly string[];
  /** The entry module of the page; null if it was removed. */
  readonly code: string | null;
  readonly rest: ReactNode;
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
    return typeof type === 'symbol' ? Children.map(props.children, store) : child;
  };
  const rest = Children.map(node, store);
  return { preloads, code, rest };
}
