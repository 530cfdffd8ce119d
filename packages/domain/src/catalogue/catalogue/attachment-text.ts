const NAME_LIMIT = 20;
const NAME_KEPT = 19;
const SIZE_STEP = 1028;
const SIZE_TOP = 100;
const UNITS = ['b', 'Kb', 'Mb', 'Gb', 'Tb'] as const;

/** The displayed name of an attachment (A§2, C-110): over 20 characters the first 19, dots, then the extension without its dot. */
export function shortFileName(name: string): string {
  if (name.length <= NAME_LIMIT) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1);
  return `${name.slice(0, NAME_KEPT)}...${extension}`;
}

/**
 * The displayed size of an attachment, in bytes (A§5, C-109): divided by 1028 per unit while above 100, one decimal with a comma, no
 * trailing ",0".
 */
export function fileSizeText(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size > SIZE_TOP && unit < UNITS.length - 1) {
    size /= SIZE_STEP;
    unit += 1;
  }
  const text = (Math.round(size * 10) / 10).toFixed(1).replace('.', ',').replace(/,0$/, '');
  return `${text} ${UNITS[unit] ?? 'b'}`;
}
