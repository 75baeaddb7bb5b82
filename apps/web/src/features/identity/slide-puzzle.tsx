import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './slide-puzzle.module.css';
import type { RiskChallenge } from './use-risk-challenge.ts';

interface SlidePuzzleProps {
  challenge: RiskChallenge;
  /** The one before was answered wrongly. */
  missed: boolean;
  checking: boolean;
  /** Centre of the piece in the picture's own pixels. */
  onAnswer: (x: number) => void;
}

/** Picture, piece and knob share one x: the centre of all three, as a share of the picture's width. */
export function SlidePuzzle({ challenge, missed, checking, onAnswer }: SlidePuzzleProps) {
  const { width, height, piece } = challenge;
  const [x, setX] = useState(piece.size / 2);
  const [byHand, setByHand] = useState(true);
  const range = useRef<HTMLInputElement>(null);
  useRelease(range, byHand, onAnswer);

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') onAnswer(x);
    else setByHand(false);
  };
  const place = {
    '--at': x / width,
    '--share': piece.size / width,
    '--top': piece.top / height,
  } as CSSProperties;
  return (
    <div style={place} className={classNames(missed && styles.missed)}>
      <div className={styles.picture}>
        <img className={styles.ground} src={challenge.image} width={width} height={height} alt="" />
        <img className={styles.piece} src={piece.image} width={piece.size} height={piece.size} alt="" />
      </div>
      <div className={styles.slide}>
        <input
          ref={range}
          type="range"
          aria-label={identityTexts.riskHandle}
          min={piece.size / 2}
          max={width - piece.size / 2}
          value={x}
          disabled={checking}
          onPointerDown={() => setByHand(true)}
          onKeyDown={press}
          onChange={(event) => setX(Number(event.target.value))}
        />
        <span className={styles.fill} />
        <span className={styles.knob}>
          <Icon name="right" size={20} />
        </span>
      </div>
      <p className={styles.hint} aria-live="polite">
        {hintText(missed, byHand)}
      </p>
      {!byHand && (
        <Button wide busy={checking} onClick={() => onAnswer(x)}>
          {commonTexts.confirm}
        </Button>
      )}
    </div>
  );
}

function hintText(missed: boolean, byHand: boolean): string {
  if (!byHand) return identityTexts.riskKeys;
  return missed ? identityTexts.riskFailed : identityTexts.riskHint;
}

/** A hand answers by letting go, which is the native change event; React's onChange is every step on the way. */
function useRelease(
  range: { readonly current: HTMLInputElement | null },
  byHand: boolean,
  onAnswer: (x: number) => void,
): void {
  useEffect(() => {
    const input = range.current;
    if (!input || !byHand) return;
    const release = () => onAnswer(Number(input.value));
    input.addEventListener('change', release);
    return () => input.removeEventListener('change', release);
  }, [range, byHand, onAnswer]);
}
