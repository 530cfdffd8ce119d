import type { CSSVariablesResolver } from '@mantine/core';

function coloured(name: string, on: string): Record<string, string> {
  const strong = name === 'accent' ? 'var(--accent-strong)' : `var(--${name})`;
  return {
    [`--mantine-color-${name}-filled`]: `var(--${name})`,
    [`--mantine-color-${name}-filled-hover`]: strong,
    [`--mantine-color-${name}-light`]: `var(--${name}-soft)`,
    [`--mantine-color-${name}-light-hover`]: `var(--${name}-soft)`,
    [`--mantine-color-${name}-light-color`]: strong,
    [`--mantine-color-${name}-outline`]: `var(--${name})`,
    [`--mantine-color-${name}-text`]: `var(--${name})`,
    [`--mantine-color-${name}-contrast`]: on,
  };
}

// The greys as far as the parts in use reach: borders of fields need 3:1.
const both: Record<string, string> = {
  '--mantine-color-gray-0': 'var(--surface)',
  '--mantine-color-gray-1': 'var(--sunken)',
  '--mantine-color-gray-2': 'var(--sunken)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-gray-4': 'var(--line-strong)',
  '--mantine-color-dark-4': 'var(--line-strong)',
  '--mantine-color-dark-5': 'var(--sunken)',
  '--mantine-color-dark-6': 'var(--surface)',
  '--mantine-color-dark-7': 'var(--surface)',
  '--mantine-color-dark-8': 'var(--sunken)',
  ...Object.fromEntries([5, 6, 7, 8].map((shade) => [`--mantine-color-red-${shade}`, 'var(--danger)'])),
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  ...coloured('accent', 'var(--on-accent)'),
  ...coloured('danger', 'var(--surface)'),
  ...coloured('ok', 'var(--surface)'),
  ...coloured('warn', 'var(--surface)'),
};

/** Mantine's variables out of the product's tokens, which hold both themes. */
export const mantineTokens: CSSVariablesResolver = () => ({ variables: both, light: both, dark: both });
