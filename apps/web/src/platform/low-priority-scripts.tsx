import { Children, cloneElement, isValidElement, type ComponentProps, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The framework's scripts, preloaded at low priority: the stylesheet and the first picture go before hydration. */
export function LowPriorityScripts(props: ComponentProps<typeof Scripts>): ReactNode {
  return lowered(Scripts(props));
}

interface LinkProps {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly fetchPriority?: string;
}

function lowered(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<LinkProps>(child)) return child;
    if (child.type === 'link' && child.props.rel === 'modulepreload')
      return cloneElement(child, { fetchPriority: 'low' });
    return typeof child.type === 'symbol' ? lowered(child.props.children) : child;
  });
}
