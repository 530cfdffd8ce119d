import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type Props = ComponentProps<typeof RouterLink>;

/** Absolute, without empty or relative parts, nor an empty query or fragment: the framework writes such an address as it is. */
const AS_IT_IS = /^(?!.*(?:\/\/|\/\.|[?#]$|\?#))\/[^\s\\:]*$/;
/** Properties that may change how a link is written. */
const SPECIAL = ['discover', 'relative', 'mask', 'reloadDocument', 'replace', 'state', 'viewTransition'];

/**
 * The framework's link, for those of which a page has many. Finding out where each leads is a tenth of the work of rendering home: the server
 * writes an address of this site as it is.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink(props: Props) {
  const { to, prefetch: _prefetch, preventScrollReset: _reset, target, children, ...attributes } = props;
  if (typeof to !== 'string' || !AS_IT_IS.test(to) || SPECIAL.some((name) => name in props)) {
    return <RouterLink {...props} />;
  }
  return (
    <a {...attributes} href={to} target={target} data-discover="true">
      {children}
    </a>
  );
}
