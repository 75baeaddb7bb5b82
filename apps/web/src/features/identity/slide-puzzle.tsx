import { commonTexts } from '@juban/contract/texts/common';
import { identityTexts } from '@juban/contract/texts/identity';
import { type CSSProperties, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOwnTouches } from '../../ui/use-own-touches.ts';
import styles from './slide-puzzle.module.css';
import type { RiskChallenge } from './use-risk-challenge.ts';
import { useSlide } from './use-slide.ts';

interface SlidePuzzleProps {
  challenge: RiskChallenge;
  /** The one before was answered wrongly. */
  missed: boolean;
  checking: boolean;
  /** Left edge of the piece in the picture's own pixels. */
  onAnswer: (x: number) => void;
}

/** Picture, piece and knob share one x: the left edge, as a share of the picture's width. */
export function SlidePuzzle({ challenge, missed, checking, onAnswer }: SlidePuzzleProps) {
  const { width, height, piece } = challenge;
  const most = width - piece.size;
  const { x, byKeys, knob } = useSlide({ most, pictureWidth: width, onAnswer });
  const grip = useRef<HTMLDivElement>(null);
  useOwnTouches(grip);
  const place = {
    '--at': x / width,
    '--share': piece.size / width,
    '--top': piece.top / height,
  } as CSSProperties;
  return (
    <div style={place} className={missed ? styles.missed : undefined}>
      <div className={styles.picture}>
        <img className={styles.ground} src={challenge.image} width={width} height={height} alt="" />
        <img className={styles.piece} src={piece.image} width={piece.size} height={piece.size} alt="" />
      </div>
      <div className={styles.track}>
        <span className={styles.fill} />
        <div
          {...knob}
          ref={grip}
          className={styles.knob}
          role="slider"
          tabIndex={0}
          aria-label={identityTexts.riskHandle}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={Math.round(x)}
          aria-busy={checking}
        >
          <Icon name="right" size={20} />
        </div>
      </div>
      <p className={styles.hint} aria-live="polite">
        {hintText(missed, byKeys)}
      </p>
      {byKeys && (
        <Button wide busy={checking} onClick={() => onAnswer(x)}>
          {commonTexts.confirm}
        </Button>
      )}
    </div>
  );
}

function hintText(missed: boolean, byKeys: boolean): string {
  if (byKeys) return identityTexts.riskKeys;
  return missed ? identityTexts.riskFailed : identityTexts.riskHint;
}
