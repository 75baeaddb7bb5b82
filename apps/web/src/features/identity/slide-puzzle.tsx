import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { type CSSProperties, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOwnTouches } from '../../ui/use-own-touches.ts';
import type { SlidePath } from './slide-path.ts';
import styles from './slide-puzzle.module.css';
import type { RiskChallenge } from './use-risk-challenge.ts';
import { useSlide } from './use-slide.ts';

interface SlidePuzzleProps {
  challenge: RiskChallenge;
  /** The previous answer was wrong. */
  missed: boolean;
  checking: boolean;
  /** Left edge of the piece in pixels of the picture, and its path. */
  onAnswer: (x: number, path: SlidePath) => void;
}

/**
 * Knob and piece move proportionally. For pointers only: keyboard and screen reader users are offered the
 * captcha, because a path made by keys looks like a program's.
 */
export function SlidePuzzle({ challenge, missed, checking, onAnswer }: SlidePuzzleProps) {
  const { width, height, piece } = challenge;
  const most = width - piece.size;
  const { x, readPath, step, knob } = useSlide(most);
  const grip = useRef<HTMLDivElement>(null);
  useOwnTouches(grip);
  const place = {
    '--at': x / width,
    '--gone': x / most,
    '--share': piece.size / width,
    '--top': piece.top / height,
  } as CSSProperties;
  return (
    <div style={place} className={missed ? styles.missed : undefined}>
      <div className={styles.picture}>
        <img className={styles.ground} src={challenge.image} width={width} height={height} alt="" />
        <img
          className={styles.piece}
          src={piece.image}
          width={piece.size}
          height={piece.size}
          alt=""
          data-testid="slide-piece"
        />
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.fill} />
        <div {...knob} ref={grip} className={styles.knob} data-testid="slide-knob">
          <Icon name="right" size={20} />
        </div>
      </div>
      <p className={styles.hint} aria-live="polite">
        {missed ? identityTexts.riskFailed : identityTexts.riskHint}
      </p>
      <div className={styles.actions}>
        <FineStep direction={-1} onStep={step} />
        <Button
          className={styles.confirm}
          disabled={x === 0}
          busy={checking}
          onClick={() => onAnswer(x, readPath())}
        >
          {commonTexts.confirm}
        </Button>
        <FineStep direction={1} onStep={step} />
      </div>
    </div>
  );
}

function FineStep({ direction, onStep }: { direction: 1 | -1; onStep: (direction: 1 | -1) => void }) {
  return (
    <button
      type="button"
      className={classNames(styles.step, direction === -1 && styles.left)}
      tabIndex={-1}
      aria-hidden="true"
      data-testid={direction === -1 ? 'slide-left' : 'slide-right'}
      onClick={() => onStep(direction)}
    >
      <Icon name="right" size={20} />
    </button>
  );
}
