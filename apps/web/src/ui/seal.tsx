import { useId } from 'react';
import styles from './seal.module.css';

/** The icon for each outcome. */
const SIGNS = {
  tick: 'M-17 1L-5 13 18-12',
  clock: 'M0-15V3l11 8',
  back: 'M-14-5a16 16 0 11-1 10M-17-17v13h13',
  cross: 'M-11-11L11 11M11-11L-11 11',
  question: 'M-9-8a9 9 0 1113 8c-3 1.6-4 3.4-4 7M0 16v.5',
} as const;

interface Material {
  /** Lines of the twelve-sided rim, clockwise from the top; lit from the top left. */
  rim: readonly string[];
  face: readonly [string, string, string];
  ink: string;
}

const GOLD: Material = {
  rim: [
    '#f8e3b4',
    '#fff3d4',
    '#f4dba6',
    '#e2b971',
    '#c99648',
    '#a9762e',
    '#8d5d20',
    '#7c4f18',
    '#8f6226',
    '#b07d35',
    '#cf9f55',
    '#e7c586',
  ],
  face: ['#fdf0cf', '#eccb8a', '#cf9d50'],
  ink: '#4a2f0c',
};
const STEEL: Material = {
  rim: [
    '#d3d4d8',
    '#dfe0e3',
    '#cccdd2',
    '#b9bbc1',
    '#a3a6ad',
    '#868a93',
    '#70747e',
    '#646872',
    '#737780',
    '#91949c',
    '#b3b5bb',
    '#c4c6cb',
  ],
  face: ['#f4f4f5', '#d5d6da', '#adb0b8'],
  ink: '#3b3e46',
};

const SIDES = 12;
const corner = (at: number, radius: number) => {
  const angle = (at / SIDES) * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
};
const side = (at: number) =>
  `M${corner(at, 48)}L${corner(at + 1, 48)} ${corner(at + 1, 37.4)} ${corner(at, 37.4)}z`;
const FACE = `M${Array.from({ length: SIDES }, (_, at) => corner(at, 37.4)).join('L')}z`;

interface SealProps {
  sign: keyof typeof SIGNS;
  /** Gold is for things the user owns. */
  gold?: boolean;
  size: number;
  /** Animated when the event happens, not when it is viewed later. */
  animated?: boolean;
}

/** A decorative medal with an icon; the text next to it says the same. */
export function Seal({ sign, gold = false, size, animated = false }: SealProps) {
  const id = useId();
  const { rim, face, ink } = gold ? GOLD : STEEL;
  return (
    <svg
      className={animated ? styles.struck : undefined}
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      data-sign={sign}
    >
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        {face.map((colour, at) => (
          <stop key={colour} offset={at / 2} stopColor={colour} />
        ))}
      </linearGradient>
      {rim.map((colour, at) => (
        <path key={colour} d={side(at)} fill={colour} />
      ))}
      <path d={FACE} fill={`url(#${id})`} />
      <path
        d={SIGNS[sign]}
        fill="none"
        stroke={ink}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
