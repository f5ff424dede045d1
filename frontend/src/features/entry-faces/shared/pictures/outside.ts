import { BLUE, GREEN, PAPER, ring, type Shapes, YELLOW } from './shapes.ts';

const CAR = 'M6 44V35c3-2 7-3 10-4 2-5 5-9 7-12 7-1 13-1 20 0 3 3 6 8 8 12 3 1 5 2 7 4v9Z';
const CAR_WHEELS = `${ring(19, 45, 6)}${ring(46, 45, 6)}`;
const BUS_WHEELS = `${ring(19, 46, 5)}${ring(45, 46, 5)}`;
const CROWN = 'M12 32c-9-2-7-15 2-15 2-10 17-10 19 0 10 0 11 13 2 15-8 2-15 2-23 0Z';
const WATER = 'M4 40c5-5 9-5 14 0s9 5 14 0 9-5 14 0 9 5 14 0';
const BASKET = 'M7 28c17-1 33-1 50 0-1 9-3 18-6 26-12 1-25 1-38 0-3-8-5-17-6-26Z';
const TOOTH =
  'M16 14c5-5 10-2 16-1 6-1 11-4 16 1 6 7 2 16-1 24-2 6-2 16-6 16-5 0-4-14-9-14s-4 14-9 14c-4 0-4-10-6-16-3-8-7-17-1-24Z';
const BUBBLE =
  'M9 11c12-1 25-1 38 0 4 0 6 2 6 6 1 6 1 11 0 17 0 4-2 6-6 6-7 1-13 1-20 0-4 4-8 8-13 11 1-4 2-7 2-11h-7c-4 0-6-2-6-6-1-6-1-11 0-17 0-4 2-6 6-6Z';
const FLAME = 'M32 21c-6-4-1-8 0-12 1 4 6 8 0 12Z';
const CAKE = 'M10 36c15-1 29-1 44 0v18H10Z';

/** Ways, places and people outside. */
export const outside = {
  school: {
    areas: [
      [GREEN, 'M9 32c15-1 31-1 46 0v22H9Z'],
      [YELLOW, 'M32 8l13 4-13 5Z'],
      [PAPER, 'M21 32 32 21l11 11v22H21Z'],
    ],
    bold: 'M4 55c19-1 37-1 56 0M9 54V32h12M55 54V32H43M21 54V32c4-4 7-7 11-11 4 4 7 7 11 11v22M32 21V8l13 4-13 5M27 54V43h10v11',
    thin: `${ring(32, 34, 4)}M13 38h4v6h-4ZM47 38h4v6h-4Z`,
  },
  bus: {
    areas: [
      [YELLOW, 'M8 18c16-3 32-3 48 0v27H8Z'],
      [PAPER, `M9 22h46v11H9Z${BUS_WHEELS}`],
    ],
    bold: `M14 46H8c-1-9-1-18 0-26 0-3 2-5 5-5 13-1 25-1 38 0 3 0 5 2 5 5 1 8 1 17 0 26h-6M24 46h16M8 33c16-1 32-1 48 0${BUS_WHEELS}`,
    thin: 'M21 16v17M35 16v17M48 16v17M51 39h3M10 39h3',
  },
  car: {
    areas: [
      [BLUE, CAR],
      [PAPER, CAR_WHEELS],
    ],
    bold: `M13 45H6V35c3-2 7-3 10-4 2-5 5-9 7-12 7-1 13-1 20 0 3 3 6 8 8 12 3 1 5 2 7 4v10h-6M25 45h15${CAR_WHEELS}`,
    thin: 'M20 31c10-1 19-1 28 0M33 20v11M38 36h3M9 37c2 0 3 0 4 1',
  },
  park: {
    areas: [
      [GREEN, CROWN],
      [BLUE, 'M46 24c3 14 7 22 13 28l-13 3Z'],
    ],
    bold: `${CROWN}M23 33c1 7 0 14 0 22M38 22v33M46 22v33M46 24c3 13 6 21 13 27M4 55c19-1 37-1 56 0`,
    thin: 'M38 30h8M38 38h8M38 46h8M23 44l6-6M16 24c1-2 3-3 5-3',
  },
  swim: {
    areas: [
      [BLUE, `${WATER}v17H4Z`],
      [YELLOW, ring(44, 24, 7)],
    ],
    bold: `${WATER}${ring(44, 24, 7)}M10 31c6-6 11-10 17-14 4 5 7 10 10 15`,
    thin: 'M4 49c5-5 9-5 14 0s9 5 14 0 9-5 14 0 9 5 14 0M50 12c2-1 4-3 5-5M56 20h4',
  },
  library: {
    areas: [
      [BLUE, 'M12 32V17h6v15ZM46 53V37h7v16Z'],
      [GREEN, 'M18 32V14h7v18ZM12 53V41h14v12Z'],
      [YELLOW, 'M28 17l6-2 5 16-6 1ZM40 53V40h6v13Z'],
    ],
    bold: 'M6 54c17-1 35-1 52 0M6 9c1 15 1 30 0 45M58 9c-1 15-1 30 0 45M6 9c17-1 35-1 52 0M7 32c17-1 33-1 50 0',
    thin: 'M12 32V17h6v15M18 32V14h7v18M28 17l6-2 5 17M28 17l5 15M40 53V40h6v13M46 53V37h7v16M12 53V41h14v12M12 46h14M46 20h6v12h-6Z',
  },
  shop: {
    areas: [
      [YELLOW, BASKET],
      [GREEN, 'M26 28c-3-9 15-9 12 0Z'],
    ],
    bold: `${BASKET}M18 28c2-7 5-13 9-18M46 28c-2-7-5-13-9-18`,
    thin: 'M22 36l2 11M32 36v11M42 36l-2 11M26 27c-3-8 15-8 12 0M32 21c0-3 1-5 3-6',
  },
  haircut: {
    areas: [[BLUE, `${ring(14, 19, 8)}${ring(14, 45, 8)}`]],
    bold: `${ring(14, 19, 8)}${ring(14, 45, 8)}M21 23c12 7 23 14 36 20M21 41c12-7 23-14 36-20`,
    thin: `${ring(35, 32, 2)}${ring(14, 19, 3)}${ring(14, 45, 3)}`,
  },
  doctor: {
    areas: [[BLUE, ring(49, 27, 7)]],
    bold: `${ring(49, 27, 7)}M14 8c-2 6-2 11 0 16 3 9 17 9 20 0 2-5 2-10 0-16M24 31c0 6 0 9 1 12 3 14 25 14 24-2V34`,
    thin: `${ring(49, 27, 2)}M10 8h7M31 8h7M8 46c-5-5 2-10 4-5 2-5 9 0 4 5l-4 5Z`,
  },
  dentist: {
    areas: [[PAPER, TOOTH]],
    bold: TOOTH,
    thin: 'M20 22c1-4 4-5 8-4M56 8v8M52 12h8M58 26v5M9 6v6M6 9h6',
  },
  speech: {
    areas: [[BLUE, BUBBLE]],
    bold: BUBBLE,
    thin: `M13 21c10-1 20-1 30 0M13 29c7-1 13-1 20 0M40 46c5 3 11 3 16-1M46 54c5 1 9 0 13-3`,
  },
  therapy: {
    areas: [
      [BLUE, `${ring(14, 20, 7)}M5 54c0-8 2-19 10-20 6 0 8 5 8 12v8Z`],
      [GREEN, `${ring(50, 20, 7)}M59 54c0-8-2-19-10-20-6 0-8 5-8 12v8Z`],
    ],
    bold: `${ring(14, 20, 7)}${ring(50, 20, 7)}M5 55c-1-9 2-20 10-21 5 0 7 3 8 7M59 55c1-9-2-20-10-21-5 0-7 3-8 7M20 42c8-1 16-1 24 0M32 42c1 5 0 9 0 13`,
    thin: `${ring(32, 35, 4)}M11 21c2 2 4 2 6 0M47 21c2 2 4 2 6 0`,
  },
  grandparent: {
    areas: [
      [YELLOW, ring(32, 36, 18)],
      [PAPER, `${ring(32, 11, 7)}M14 34c0-24 36-24 36 0-5-3-8-6-10-10-7 6-16 9-26 10Z`],
    ],
    bold: `${ring(32, 36, 18)}${ring(32, 11, 7)}M14 35c11-1 19-4 26-11 2 4 5 8 10 11`,
    thin: `${ring(25, 39, 5)}${ring(39, 39, 5)}M30 39h4M26 48c4 3 8 3 12 0M29 10c2-2 4-2 6 0`,
  },
  friend: {
    areas: [
      [YELLOW, `${ring(21, 22, 10)}${ring(45, 27, 8)}`],
      [GREEN, 'M5 56c0-24 32-24 32 0Z'],
      [BLUE, 'M38 47c8-9 21-5 21 9H39Z'],
    ],
    bold: `${ring(21, 22, 10)}${ring(45, 27, 8)}M5 56c0-24 32-24 32 0ZM36 45c8-8 23-4 23 11H39`,
    thin: 'M16 24c3 4 7 4 10 0M17 18v1M25 18v1M41 29c2 2 5 2 7 0M42 24v1M48 24v1',
  },
  party: {
    areas: [
      [YELLOW, CAKE],
      [PAPER, 'M10 36c15-1 29-1 44 0v6c-4 5-7 5-11 0s-7-5-11 0-7 5-11 0-7-5-11 0Z'],
      [BLUE, 'M29 23h6v13h-6Z'],
    ],
    bold: `M10 54V36c15-1 29-1 44 0v18M5 54c18 1 36 1 54 0M29 36V23h6v13${FLAME}`,
    thin: 'M10 42c4-5 7-5 11 0s7 5 11 0 7-5 11 0 7 5 11 0M10 12v5M8 14h5M54 14v5M51 16h5M18 24h2M45 26h2',
  },
} satisfies Readonly<Record<string, Shapes>>;
