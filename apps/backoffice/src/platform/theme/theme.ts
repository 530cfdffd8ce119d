import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

/** A colour of the product in all ten shades that Mantine asks for: the token itself knows light and dark. */
function shades(token: string): MantineColorsTuple {
  const value = `var(--${token})`;
  return [value, value, value, value, value, value, value, value, value, value];
}

const FONT = "'Geist Variable', system-ui, sans-serif";

/** The storefront's tokens in Mantine's terms. */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent: shades('accent'), danger: shades('danger'), ok: shades('ok'), warn: shades('warn') },
  fontFamily: FONT,
  headings: { fontFamily: FONT, fontWeight: '600' },
  defaultRadius: '8px',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // White on our light accents of the dark theme would miss the contrast of AA.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    if (input.variant !== 'filled') return colors;
    return { ...colors, color: `var(--mantine-color-${input.color ?? 'accent'}-contrast, var(--on-accent))` };
  },
  components: {
    // Choosing what is chosen already keeps it; what may be empty can be cleared.
    Select: { defaultProps: { allowDeselect: false } },
    Table: { defaultProps: { borderColor: 'var(--line)' } },
    Paper: { styles: { root: { '--paper-border-color': 'var(--line)' } } },
    AppShell: { styles: { root: { '--app-shell-border-color': 'var(--line)' } } },
    // A placeholder without a role is no child that a menu may have.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
  },
});
