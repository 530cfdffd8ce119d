/** Paths of the icons, drawn on a 24 px grid with a 1.75 px line. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  heart: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3.5v4M15 3.5v4',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11v5M12 7.8v.2',
  alert: 'M12 4l9 16H3zM12 10v4.5M12 17v.2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8',
  gavel: 'M13 5l6 6M10 8l6 6M11.5 6.5l-3 3 6 6 3-3zM11 13l-7 7M13 20.5h7',
  cart: 'M4 5h2l2 10h10l2-7H7M10 19.5v.2M16.5 19.5v.2',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5v.2',
  play: 'M8 5.5v13l11-6.5z',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M12 11v6M9.5 14.5L12 17l2.5-2.5',
  phone:
    'M6 4h3l1.5 4-2 1.5c1 2.4 3 4.4 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2C10.8 19 5 13.2 4 6.2A2 2 0 0 1 6 4z',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  bolt: 'M13 3L5 13.5h6L10.5 21 19 10.5h-6z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  shield: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7zM7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19zM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  bookmark: 'M6.5 4h11v16.5L12 16.5l-5.5 4z',
  exit: 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  scales: 'M12 4v16M7.5 20h9M5 7h14M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13',
  key: 'M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 12.5l8.5-8.5M16 7.5l3 3',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  /** Edge in pixels. */
  readonly size?: number;
  readonly filled?: boolean;
  readonly className?: string;
}

/** An icon; the text beside it, or the label of its button, gives its meaning. */
export function Icon({ name, size = 20, filled = false, className = '' }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={['icon', filled && 'fill-current', className].filter(Boolean).join(' ')}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
